import { describe, expect, it } from 'vitest'
import { createAddressGuard, guardedLookup, withoutMapping } from '../../../src/webhooks/addresses.ts'

describe('the address without an IPv4 mapping', () => {
  it.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::ffff:a00:1', '10.0.0.1'],
    ['0:0:0:0:0:FFFF:0A00:0001', '10.0.0.1'],
    ['::ffff:10.0.0.1%eth0', '10.0.0.1'],
    ['::ffff:0:0', '0.0.0.0'],
    ['::ffff:255.254.253.252', '255.254.253.252'],
    ['::ffff:0:10.0.0.1', '::ffff:0:10.0.0.1'],
    ['1::ffff:a00:1', '1::ffff:a00:1'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['2001:db8::1', '2001:db8::1'],
    ['10.0.0.1', '10.0.0.1'],
    ['hook.example', 'hook.example'],
  ])('of %s is %s', (address, expected) => {
    expect(withoutMapping(address)).toBe(expected)
  })
})

describe('an address guard', () => {
  it.each(['', 'hook.example', '8.8.8.8.8', '8.8.8.8/32', '1::2::3', '8.8.8.8\0', '2606:4700::1\0'])(
    'allows nothing that is not an IP address: %j',
    text => {
      const guard = createAddressGuard(['0.0.0.0/0', '::/0'])
      expect([guard.allows(text), guard.allowsPlain(text)]).toEqual([false, false])
    },
  )

  it.each(['10.0.0.1', '10.0.0.1/', 'fd00::/', '/8', ''])(
    'is not created with a block that lacks its address or its prefix: %j',
    cidr => {
      expect(() => createAddressGuard([cidr])).toThrow()
      expect(() => createAddressGuard([], [cidr])).toThrow()
    },
  )

  it('allows a public address only with TLS, and an address that the operator allows also without', () => {
    const guard = createAddressGuard(['10.0.0.0/8', 'fd00::/8'])
    const verdict = (address: string) => [guard.allows(address), guard.allowsPlain(address)]
    expect(['8.8.8.8', '2606:4700::1'].map(verdict)).toEqual(Array(2).fill([true, false]))
    expect(['10.0.0.1', 'fd00::1', '::ffff:10.0.0.1'].map(verdict)).toEqual(Array(3).fill([true, true]))
    expect(['11.0.0.1', '192.168.0.1', 'fc00::1'].map(verdict)).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect([guard.allowsSomePlain, createAddressGuard([]).allowsSomePlain]).toEqual([true, false])
  })
})

describe('a guarded look-up', () => {
  const lookUp = (isAllowed: boolean, resolve: Parameters<typeof guardedLookup>[1], all: boolean) =>
    new Promise<unknown[]>(done =>
      guardedLookup(() => isAllowed, resolve)('hook.example', { all }, (...answer) => done(answer)),
    )
  const found = async () => [
    { address: '10.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]

  it('answers with the first allowed address, or with all of them', async () => {
    expect(await lookUp(true, found, false)).toEqual([null, '10.0.0.1', 4])
    expect(await lookUp(true, found, true)).toEqual([null, await found()])
  })

  it('fails without an address, and with a message that names the host', async () => {
    const [error, addresses] = await lookUp(false, found, true)
    expect(error).toMatchObject({
      name: 'ForbiddenAddressError',
      message: 'hook.example has no address that may be dialled',
    })
    expect(addresses).toEqual([])
  })

  it('passes on an error of the resolution, without an address', async () => {
    const failure = new Error('no answer')
    expect(await lookUp(true, () => Promise.reject(failure), true)).toEqual([failure, []])
  })
})
