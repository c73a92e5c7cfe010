/**
 * Preloaded into the service. While the file at HELD_START exists, the service waits for its first signing key, so its start does
 * not end.
 */
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const file = process.env.HELD_START ?? ''
const { subtle } = globalThis.crypto
const generateKey: (...values: never[]) => Promise<unknown> = subtle.generateKey.bind(subtle)

Object.defineProperty(subtle, 'generateKey', {
  async value(...values: never[]) {
    while (existsSync(file)) await delay(10)
    return generateKey(...values)
  },
})
