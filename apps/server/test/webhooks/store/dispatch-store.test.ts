import { openSqlite } from '../../stores/open-sqlite.ts'
import { describeDispatchStore } from './dispatch-store.ts'

describeDispatchStore('SQLite', openSqlite)
