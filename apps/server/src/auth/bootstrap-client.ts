import { rmSync, writeFileSync } from 'node:fs'
import { scopesByAudience } from '@tenant-api/contract'
import { firstClientFile, firstClientText, readFirstClient } from '@tenant-api/contract/local-service'
import { newId } from '../api/ids.ts'
import { createDataDir } from '../data-dir.ts'
import { ConfigError } from '../errors.ts'
import { commandEntry } from '../logs/entries.ts'
import { hashSecret, newSecret } from './client-secrets.ts'
import type { ClientStore } from './clients.ts'

/** Credentials of a new client. The secret cannot be read later. */
export interface NewCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

interface BootstrapSettings {
  /** The credentials of the first client; null for random ones. */
  readonly bootstrapClient: { readonly id: string; readonly secret: string } | null
  readonly outsideIssuer: object | null
}

/**
 * At the first start, creates a global client with every scope of both audiences. Its credentials come from the settings, or are
 * random. With an outside issuer, no client with random credentials is created, because it could not get a token.
 *
 * @param keep called with the credentials, if they are random, before the client is stored: if it throws, no client is created whose secret
 *   nobody knows
 */
export async function bootstrapClient(
  clients: ClientStore,
  config: BootstrapSettings,
  keep: (credentials: NewCredentials) => void,
): Promise<void> {
  if (!(await clients.isEmpty())) return
  const given = config.bootstrapClient
  if (!given && config.outsideIssuer) return
  const { id, secret } = given ?? { id: newId('cli_'), secret: newSecret() }
  if (!given) keep({ clientId: id, clientSecret: secret })
  const client = {
    id,
    name: 'First client',
    secretHash: await hashSecret(secret),
    scopes: scopesByAudience,
    isGlobal: true,
    isThirdParty: false,
    createdAt: Date.now(),
    disabledAt: null,
  }
  await clients.insert(
    client,
    commandEntry('create_client', { resource: { type: 'client', id, name: client.name } }),
  )
}

/**
 * Writes the credentials to a file that only its owner can read, for commands on this machine.
 *
 * @returns its path
 * @throws {ConfigError} when the file cannot be written
 */
export function writeCredentials(dataDir: string, credentials: NewCredentials): string {
  const file = firstClientFile(dataDir)
  createDataDir(dataDir)
  try {
    // An existing file would keep its mode.
    rmSync(file, { force: true })
    writeFileSync(file, firstClientText(credentials), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new ConfigError(
      `The credentials of the first client cannot be written: ${(error as Error).message}.`,
    )
  }
  return file
}

/** Deletes the file with the credentials of a client, if this client is the first one: its secret is no longer valid. */
export function forgetCredentials(dataDir: string, clientId: string): void {
  if (readFirstClient(dataDir)?.clientId === clientId) rmSync(firstClientFile(dataDir), { force: true })
}
