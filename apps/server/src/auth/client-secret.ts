import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limits } from '../limits.ts'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)
const cost = { N: 16_384, r: 8, p: 1 }
const hashBytes = 32

/** A new random secret, 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is wrong with a secret that someone chose, as the end of a sentence; null when nothing is. */
export function checkSecret(secret: string): string | null {
  const { leastSecretCharacters: least, mostSecretCharacters: most } = limits
  // What is longer than a token request may hold could never be used.
  if (secret.length < least || secret.length > most)
    return `must have ${least} to ${most.toLocaleString('en-US')} characters`
  return secret.includes('\0') ? 'must not hold a NUL character' : null
}

/** A salted scrypt hash (RFC 7914) of a secret, about 40 ms of another thread's time. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(secret, salt, hashBytes, cost)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** A hash of a secret that nobody has. */
export const nobodysHash = await hashSecret(newSecret())

/**
 * Whether `secret` is the one that was hashed. One with a NUL character is never right: scrypt pads short secrets with zeros, so
 * it would take `secret` and `secret\0` for the same (RFC 2104, section 2).
 */
export async function verifySecret(secret: string, secretHash: string): Promise<boolean> {
  const [salt = '', hash = ''] = secretHash.split('.')
  const given = await derive(secret, Buffer.from(salt, 'base64url'), hashBytes, cost)
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && !secret.includes('\0')
}
