import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limits } from '../limits.ts'

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
export const nobodysHash = await hashSecret(newSecret())

/**
 * Whether `secret` matches the hash. A secret with a NUL character never matches: scrypt pads short secrets with zeros, so
 * `secret` and `secret\0` have the same hash (RFC 2104, section 2).
 */
export async function verifySecret(secret: string, secretHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = secretHash.split('.')
  const given = await derive(secret, Buffer.from(salt, 'base64url'), hashBytes, cost)
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && !secret.includes('\0')
}
