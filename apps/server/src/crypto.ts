import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { createDataDir } from './data-dir.ts'
import { ConfigError } from './errors.ts'

/** Where a sealed value is stored. It opens only there. */
export interface SealedPlace {
  readonly table: string
  readonly column: string
  /** The key of the row. */
  readonly id: string
}

/** Encrypts values that must not be readable in a database file or its backups. */
export interface SecretBox {
  seal(plaintext: string, place: SealedPlace): Buffer
  /** @throws {SealError} when `sealed` was encrypted with another key or for another place, or has been changed */
  open(sealed: Uint8Array, place: SealedPlace): string
}

export class SealError extends Error {
  override name = 'SealError'
}

const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with a random 96-bit nonce (NIST SP 800-38D, section 8.2.2). A sealed value is nonce, ciphertext and tag. Its place is
 * authenticated with it, so that who can write to the database cannot copy the secret of one row to another.
 */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(plaintext, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bytesOf(place))
      return Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, place) {
      const box = Buffer.from(sealed)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        decipher.setAAD(bytesOf(place)).setAuthTag(box.subarray(-tagBytes))
        return (
          decipher.update(box.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch (cause) {
        throw new SealError(`The value in ${place.table}.${place.column} was not sealed for its row.`, {
          cause,
        })
      }
    },
  }
}

function bytesOf({ table, column, id }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([table, column, id]))
}

/** Keys derived from the tenant's key. They are independent: one key reveals nothing about the others. */
export interface DerivedKeys {
  /** Encrypts webhook secrets and signing keys at rest. */
  readonly secrets: Uint8Array
  /** Authenticates the offsets of the event log. */
  readonly offsets: Uint8Array
  /** Authenticates the checkpoints of listings. */
  readonly checkpoints: Uint8Array
}

/** Derives the keys from the random key of a tenant by HKDF-SHA256 (RFC 5869), with a different label for each use. */
export function deriveKeys(tenantKey: Uint8Array): DerivedKeys {
  const of = (use: string) => derive(tenantKey, `tenant-api ${use}`)
  return { secrets: of('secrets'), offsets: of('offsets'), checkpoints: of('checkpoints') }
}

/** The key that seals the random key of a tenant. Tenants with the same SECRETS_KEY have different ones. */
export function wrappingKey(secretsKey: Uint8Array, tenantId: string): Uint8Array {
  return derive(secretsKey, `tenant-api tenant ${tenantId}`)
}

function derive(key: Uint8Array, label: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', label, 32))
}

/**
 * The service's secret key, from the settings or, on SQLite, from a generated file; then the previous one, if it is set. Nodes that share
 * a database need the setting.
 *
 * @throws {ConfigError} when DATABASE_URL is set without SECRETS_KEY, or the key file cannot be read or created
 */
export function secretsKeysOf(config: {
  readonly secretsKey: Buffer | null
  readonly previousSecretsKey: Buffer | null
  readonly databaseUrl: object | string | null
  readonly dataDir: string
}): readonly [Buffer, ...Buffer[]] {
  const { secretsKey, previousSecretsKey } = config
  if (secretsKey) return previousSecretsKey ? [secretsKey, previousSecretsKey] : [secretsKey]
  if (!config.databaseUrl) return [loadOrCreateSecretsKey(config.dataDir)]
  throw new ConfigError(
    'SECRETS_KEY is required with DATABASE_URL, and must be the same on every node: create it with `openssl rand -base64 32`, and keep it.',
  )
}

/**
 * Loads the secret key of a service on SQLite. The first start creates its file in DATA_DIR, readable only by its owner.
 *
 * @throws {ConfigError} when the file cannot be read or created, or is missing beside a database
 */
export function loadOrCreateSecretsKey(dataDir: string): Buffer {
  const [file, database] = [path.join(dataDir, 'secrets.key'), path.join(dataDir, 'tenant.db')]
  // Look for the database first: another process may be creating the key, and then the database.
  // A new key could not decrypt the database, and might replace the right key in a backup.
  if (existsSync(database) && !existsSync(file))
    throw new ConfigError(
      `${file}, the key of ${database}, is missing: restore it from a backup, or set SECRETS_KEY.`,
    )
  createDataDir(dataDir)
  try {
    if (!existsSync(file)) createSecretsKey(file)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}.`)
  }
  const key = Buffer.from(readSecretsKey(file).trim(), 'base64')
  if (key.length !== 32)
    throw new ConfigError(`${file} must hold 32 bytes in base64: restore it from a backup.`)
  return key
}

function readSecretsKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

/** Creates the file atomically, also in case of a power cut. If two processes create the file, the first one wins. */
function createSecretsKey(file: string): void {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(unfinished, `${randomBytes(32).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
  const folder = openSync(path.dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
