import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { openPostgresCommandStores, openPostgresStores } from '../../src/stores/postgres/open.ts'
import type { TenantSecrets } from '../../src/stores/tenant.ts'
import type { OpenedStore } from '../stores/conformance/open-store.ts'
import { unexpected } from '../unexpected.ts'
import { administer, copyOf } from './new-database.ts'

/** The SECRETS_KEY of all nodes of the tests, so that copies of a database can be opened. */
const ownKey = randomBytes(32)

/** Prepares a database, and returns `open`, which opens nodes on it. By default, the database is new. */
export async function openNodes(given: { url?: string; secretsKey?: Buffer } = {}) {
  const url = given.url ?? (await copyOf(inject('preparedUrl')))
  const tenant = { tenantId: 'local', secretsKeys: [given.secretsKey ?? ownKey] as const }
  return {
    url,
    tenant,
    /**
     * Reads the place of each row version, and the transaction that wrote it. Two equal results mean that nothing was written in
     * between.
     */
    async writersOf(table: string): Promise<unknown> {
      return administer(url, `SELECT ctid::text, xmin::text FROM ${table} ORDER BY ctid`)
    },
    /** Opens another node, and closes it at the end of the test unless it is closed already. */
    async open({
      leaseMs = 10_000,
      onLost = unexpected,
      listenUrl = null,
    }: {
      leaseMs?: number
      onLost?: (error: unknown) => void
      listenUrl?: string | null
    } = {}) {
      const parts = { ...tenant, leaseMs, onLost, listenUrl }
      const stores = await openPostgresStores(url, parts)
      let closing: Promise<void> | null = null
      const close = () => {
        closing ??= stores.close()
        return closing
      }
      onTestFinished(close)
      return { ...stores, close }
    },
  }
}

/** Opens the store on a new database of a real server. */
export async function openPostgres(): Promise<OpenedStore> {
  const { url, tenant, open } = await openNodes()
  let latest = await open()
  async function openCommands(given: TenantSecrets) {
    const commands = await openPostgresCommandStores(url, null, given)
    onTestFinished(commands.close)
    return commands
  }
  const { erasure } = await openCommands(tenant)
  return {
    ...latest,
    offsets: createOffsetCodec(latest.keys.offsets),
    tenant,
    openCommands,
    erasure,
    async reopen() {
      await latest.close()
      latest = await open()
      return latest
    },
    async execute(sql) {
      await administer(url, sql)
    },
    bytesAtRest: () => bytesOf(url),
  }
}

/** Reads all values of all tables. */
async function bytesOf(url: string): Promise<Buffer> {
  const tables = (await administer(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")) as {
    tablename: string
  }[]
  const rows = await Promise.all(tables.map(({ tablename }) => administer(url, `SELECT * FROM ${tablename}`)))
  const values = rows.flat().flatMap(row => Object.values(row as object))
  return Buffer.concat(
    values.map(value => (Buffer.isBuffer(value) ? value : Buffer.from(`${JSON.stringify(value)}\n`))),
  )
}
