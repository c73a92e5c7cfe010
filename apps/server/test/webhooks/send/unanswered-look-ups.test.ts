import { scrypt } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startDnsServer } from '../harness/dns-server.ts'
import { resolving } from './resolving.ts'

const hook = { addresses: ['192.0.2.1'], ttl: 60 }
const hookAddresses = [{ address: '192.0.2.1', family: 4 }]

describe('unanswered look-ups', () => {
  const silent = Array.from({ length: 50 }, (_, index) => `silent-${index}.example`)

  it("do not occupy libuv's threads, and end when the names are closed", async () => {
    const dns = await startDnsServer(() => undefined)
    const names = resolving(dns, { deadlineMs: 600_000 })
    let ended = 0
    const lookUps = silent.map(name => names.resolve(name).finally(() => ended++))
    await dns.asked(2 * silent.length)
    const file = createReadStream(import.meta.filename)
    await Promise.all([
      lookup('localhost'),
      promisify(scrypt)('a secret', 'salt', 32),
      once(file, 'open').then(() => file.destroy()),
    ])
    expect(ended).toBe(0)
    names.close()
    expect((await Promise.allSettled(lookUps)).map(({ status }) => status)).toEqual(
      silent.map(() => 'rejected'),
    )
  })

  it('do not delay other look-ups', async () => {
    const dns = await startDnsServer(name => (name.startsWith('silent') ? undefined : hook))
    const names = resolving(dns)
    let ended = 0
    const lookUps = silent.map(name => names.resolve(name).finally(() => ended++))
    await dns.asked(2 * silent.length)
    expect(await names.resolve('hook.example')).toEqual(hookAddresses)
    expect(ended).toBe(0)
    names.close()
    await Promise.allSettled(lookUps)
  })
})
