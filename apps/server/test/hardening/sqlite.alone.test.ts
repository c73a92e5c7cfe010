import { describeNeighbour } from './beside-attacks.ts'

describeNeighbour('SQLite', async () => ({}))
