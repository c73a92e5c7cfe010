import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createFairQueue, createPatientQueue, type FairQueue } from '../limiting/fair-queue.ts'
import { limits } from '../limits.ts'
import type { Client } from './clients.ts'

/** The credentials of a token request, and the network of its caller. */
export interface UnverifiedCredentials {
  readonly id: string
  readonly secret: string
  readonly network: string
}

/** Checks client secrets. Requests with unknown client ids do not delay the checks of existing clients. */
export interface SecretChecks {
  /**
   * Whether the secret is the last one of the client that was found right, on this node. Takes microseconds, and the same time for
   * an unknown client (null).
   */
  remembers(client: Client | null, secret: string): boolean
  /**
   * Whether the secret is correct. An unknown client (null) and a wrong secret take the same time, so that response
   * times do not reveal which clients exist.
   *
   * @throws {Problem} `service_unavailable` when too many checks are queued
   */
  isRight(client: Client | null, credentials: UnverifiedCredentials): Promise<boolean>
}

/**
 * Creates the checks. A check occupies one of libuv's four threads for 40 ms, and fsyncs need those threads too. So at most
 * two checks run at once: one for existing clients and one for unknown ones, each with a fair queue. A remembered secret needs no
 * check.
 */
export function createSecretChecks(): SecretChecks {
  const refusal = 'Too many secrets are being checked. Try again.'
  const line = { atOnce: 1, maxWaiting: limits.waitingSecrets / 2 }
  const clients = createFairQueue(line, refusal)
  const strangers = createFairQueue(line, refusal)
  const known = createRightSecrets()
  /** Duration of the last check in milliseconds. */
  let lastMs = 0

  async function timed(secret: string, hash: string): Promise<boolean> {
    const startedAt = performance.now()
    const isRight = await verifySecret(secret, hash)
    lastMs = performance.now() - startedAt
    return isRight
  }

  return {
    remembers: known.has,
    async isRight(client, { id, secret, network }) {
      const asker = { group: network, member: id }
      if (!client) return strangers.run(asker, () => timed(secret, nobodysHash))
      // Also wait in the queue of unknown clients, so that a wrong secret is not refused faster than an
      // unknown client.
      const turn = strangers.run(asker, () => delay(lastMs))
      turn.catch(() => {})
      // The same secret may have been verified while this check was queued.
      const check = async () => known.has(client, secret) || timed(secret, client.secretHash)
      if (await clients.run(asker, check)) {
        known.add(client, secret)
        return true
      }
      await turn
      return false
    },
  }
}

/** Remembers the last correct secret of each client, as a MAC with a random key of this process. */
function createRightSecrets() {
  const key = randomBytes(32)
  const macs = new Map<string, { readonly secretHash: string; readonly mac: Buffer }>()
  const macOf = (secret: string) => createHmac('sha256', key).update(secret).digest()
  return {
    has(client: Client | null, secret: string): boolean {
      const mac = macOf(secret)
      const found = client && macs.get(client.id)
      // A changed hash means that the secret was rotated.
      return !!found && found.secretHash === client.secretHash && timingSafeEqual(found.mac, mac)
    },
    add({ id, secretHash }: Client, secret: string): void {
      macs.delete(id)
      macs.set(id, { secretHash, mac: macOf(secret) })
      const [oldest] = macs.size > limits.rememberedSecrets ? macs.keys() : []
      if (oldest !== undefined) macs.delete(oldest)
    },
  }
}

/**
 * Creates the queue for reads of the store by token requests that are not authenticated yet. Networks are served in turn. Only a few
 * token requests read the store at once, so they leave connections free for calls with a token.
 */
export function createTokenRequestQueue(): FairQueue {
  const size = { atOnce: limits.tokenRequestsAtOnce, maxWaiting: limits.waitingTokenRequests }
  const refusal = 'Too many token requests are waiting. Try again.'
  return createPatientQueue(size, { refusal, late: refusal })
}

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)
const cost = { N: 16_384, r: 8, p: 1 }
const hashBytes = 32

/** Generates a random secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Checks a secret that the operator chose.
 *
 * @returns null if it is valid; otherwise an error message without its subject, such as `must not hold a NUL character`
 */
export function checkSecret(secret: string): string | null {
  const { leastSecretCharacters: least, mostSecretCharacters: most } = limits
  // A secret longer than a token request allows could never be used.
  if (secret.length < least || secret.length > most)
    return `must have ${least} to ${most.toLocaleString('en-US')} characters`
  return secret.includes('\0') ? 'must not hold a NUL character' : null
}

/** Hashes a secret with scrypt (RFC 7914) and a random salt. Takes about 40 ms of a libuv thread. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(secret, salt, hashBytes, cost)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/**
 * The hash of a random secret. The secret of an unknown client is compared with it, so that unknown and
 * existing clients are answered equally fast.
 */
const nobodysHash = await hashSecret(newSecret())

/**
 * Whether `secret` matches the hash. A secret with a NUL character never matches: scrypt pads short secrets with zeros, so
 * `secret` and `secret\0` have the same hash (RFC 2104, section 2).
 */
async function verifySecret(secret: string, secretHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = secretHash.split('.')
  const given = await derive(secret, Buffer.from(salt, 'base64url'), hashBytes, cost)
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && !secret.includes('\0')
}
