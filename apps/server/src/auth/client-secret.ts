import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fewAtOnce } from './few-at-once.ts'

/**
 * libuv has four threads, and fsyncs need one: a flood of token requests must not keep publishers waiting. Those who wait for
 * a hash do so for 10 s at the most.
 */
const derive = fewAtOnce(
  promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt),
  { atOnce: 2, maxWaiting: 500 },
)
const cost = { N: 16_384, r: 8, p: 1 }
const hashBytes = 32

/** A new random secret, 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is wrong with a secret that someone chose, as the end of a sentence; null when nothing is. */
export function checkSecret(secret: string): string | null {
  // What is longer than a token request may hold could never be used.
  return secret.length < 16 || secret.length > 1_024 ? 'must have 16 to 1,024 characters' : null
}

/** A salted scrypt hash (RFC 7914) of a secret, about 40 ms of another thread's time. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(secret, salt, hashBytes, cost)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

const nobody = await hashSecret(newSecret())

/**
 * Whether `secret` is the one that was hashed. Without a hash (an unknown client) the answer is no, and takes as long, so
 * that time does not tell which clients exist.
 */
export async function verifySecret(secret: string, secretHash: string = nobody): Promise<boolean> {
  const [salt = '', hash = ''] = secretHash.split('.')
  const given = await derive(secret, Buffer.from(salt, 'base64url'), hashBytes, cost)
  return timingSafeEqual(given, Buffer.from(hash, 'base64url'))
}
