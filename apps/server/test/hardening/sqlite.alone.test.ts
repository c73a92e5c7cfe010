import { attacks } from './attacks/all.ts'
import { describeNeighbour } from './beside-attacks.ts'

describeNeighbour('SQLite', attacks, async () => ({}))
