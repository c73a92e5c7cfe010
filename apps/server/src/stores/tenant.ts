import { randomBytes } from 'node:crypto'
import { createSecretBox, type DerivedKeys, deriveKeys, SealError, wrappingKey } from '../crypto.ts'
import { ConfigError } from '../errors.ts'
import { commandEntry } from '../logs/entries.ts'
import type { Enter } from './logs.ts'
import type { Sql } from './sql.ts'

/** The tenant whose data this process may open, and the keys that may have sealed it. */
export interface TenantSecrets {
  readonly tenantId: string
  /** SECRETS_KEY and, while it is being replaced, the previous one. */
  readonly secretsKeys: readonly [Uint8Array, ...Uint8Array[]]
}

const select = 'SELECT id, sealed_key FROM tenant'
const insert =
  'INSERT INTO tenant (is_only, id, sealed_key) VALUES (1, $1, $2) ON CONFLICT (is_only) DO NOTHING'
/** Another command may have sealed it anew meanwhile. */
const update = 'UPDATE tenant SET sealed_key = $1 WHERE sealed_key = $2 RETURNING id'

/**
 * The keys of the tenant's data. They derive from a random key, which the first start creates and stores, sealed with SECRETS_KEY: so
 * SECRETS_KEY can be replaced while they stay.
 *
 * @throws {ConfigError} when the data belongs to another tenant, or was sealed with another SECRETS_KEY
 */
export async function openTenantKeys(sql: Sql, secrets: TenantSecrets): Promise<DerivedKeys> {
  if ((await sql.query(select)).length === 0)
    await sql.run(insert, [secrets.tenantId, seal(secrets, randomBytes(32))])
  const { key } = await readKey(sql, secrets)
  return deriveKeys(key)
}

/**
 * Seals the stored key with SECRETS_KEY, if the previous one has sealed it.
 *
 * @returns whether it was sealed anew
 */
export async function sealAnew(sql: Sql, secrets: TenantSecrets, enter: Enter): Promise<boolean> {
  const { key, sealed, isCurrent } = await readKey(sql, secrets)
  if (isCurrent) return false
  await sql.transact(function* () {
    const updated = yield [update, [seal(secrets, key), sealed]]
    if (updated.length > 0) yield enter(commandEntry('seal_keys', {}))
  })
  return true
}

async function readKey(sql: Sql, { tenantId, secretsKeys }: TenantSecrets) {
  const [row] = await sql.query(select)
  const id = String(row?.id)
  if (id !== tenantId)
    throw new ConfigError(
      `The data belongs to the tenant ${id}, but TENANT_ID is ${tenantId}: set TENANT_ID=${id}, or give this tenant data of its own.`,
    )
  const sealed = Buffer.from(row?.sealed_key as Uint8Array)
  for (const [index, secretsKey] of secretsKeys.entries()) {
    try {
      const text = createSecretBox(wrappingKey(secretsKey, tenantId)).open(sealed, placeOf(tenantId))
      return { key: Buffer.from(text, 'base64'), sealed, isCurrent: index === 0 }
    } catch (error) {
      if (!(error instanceof SealError)) throw error
    }
  }
  throw new ConfigError('SECRETS_KEY is not the key with which the data was encrypted: set that key.')
}

function seal({ tenantId, secretsKeys }: TenantSecrets, key: Buffer): Buffer {
  return createSecretBox(wrappingKey(secretsKeys[0], tenantId)).seal(
    key.toString('base64'),
    placeOf(tenantId),
  )
}

const placeOf = (id: string) => ({ table: 'tenant', column: 'sealed_key', id })
