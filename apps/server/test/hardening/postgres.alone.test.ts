import { inject } from 'vitest'
import { copyOf } from '../postgres/new-database.ts'
import { settings } from '../postgres/nodes.ts'
import { describeNeighbour } from './beside-attacks.ts'

describeNeighbour('PostgreSQL', async () => ({
  SECRETS_KEY: settings.SECRETS_KEY,
  DATABASE_URL: await copyOf(inject('migratedUrl')),
}))
