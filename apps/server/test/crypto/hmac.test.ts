import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacSha256 } from '../../src/crypto/hmac.ts'

test.each([0, 1, 10, 63, 64, 65, 1_000])('is HMAC-SHA256 for a message of %i bytes', length => {
  for (const keyLength of [1, 32, 64]) {
    const key = randomBytes(keyLength)
    const message = randomBytes(length)
    const wanted = createHmac('sha256', key).update(message).digest('hex')
    expect(hmacSha256(key)(message).toString('hex')).toBe(wanted)
  }
})
