import { inject } from 'vitest'
import { copyOf } from '../postgres/new-database.ts'
import { settings } from '../postgres/nodes.ts'
import { attacks, attacksOnStore } from './attacks/all.ts'
import { describeNeighbour } from './beside-attacks.ts'

// The test on SQLite has the other attacks.
describeNeighbour('PostgreSQL', process.env.LONG ? attacks : attacksOnStore, async () => ({
  SECRETS_KEY: settings.SECRETS_KEY,
  DATABASE_URL: await copyOf(inject('preparedUrl')),
}))
