import { mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parseHosts } from '../../../src/webhooks/names.ts'
import { startDnsServer } from '../harness/dns-server.ts'
import { resolving } from './resolving.ts'

async function openHostsFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'hosts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const hostsFile = path.join(folder, 'hosts')
  return {
    hostsFile,
    /** Replaces the file by renaming a new one, as editors do. */
    async write(text: string) {
      await writeFile(`${hostsFile}.new`, text)
      await rename(`${hostsFile}.new`, hostsFile)
    },
  }
}

it.each<[string, Record<string, string[]>]>([
  ['10.0.0.1 hook.internal', { 'hook.internal': ['10.0.0.1'] }],
  ['\t10.0.0.1\t Hook.Internal  hook # the hook\r', { 'hook.internal': ['10.0.0.1'], hook: ['10.0.0.1'] }],
  [
    '10.0.0.1 hook\n::1 hook\nfd00::1%eth0 hook\n10.0.0.1 hook',
    { hook: ['10.0.0.1', '::1', 'fd00::1%eth0'] },
  ],
  ['# 10.0.0.1 hook\n\n10.0.0 hook\nhook 10.0.0.1\n10.0.0.1\n10.0.0.2#hook', {}],
  ['10.0.0.1 __proto__ constructor', { ['__proto__']: ['10.0.0.1'], constructor: ['10.0.0.1'] }],
])('the hosts file %j has the names %j', (text, names) => {
  expect(Object.fromEntries(parseHosts(text))).toEqual(names)
})

it('a name of the hosts file is not looked up in DNS, and its addresses change with the file', async () => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const { hostsFile, write } = await openHostsFile()
  const names = resolving(dns, { hostsFile })
  await write('10.0.0.1 hook.example\n')
  expect(await names.resolve('Hook.Example.')).toEqual([{ address: '10.0.0.1', family: 4 }])
  expect(dns.questions).toEqual([])
  await write('::1 hook.example\n')
  await expect.poll(() => names.resolve('hook.example')).toEqual([{ address: '::1', family: 6 }])
  expect(dns.questions).toEqual([])
  await rm(hostsFile)
  await expect.poll(() => names.resolve('hook.example')).toEqual([{ address: '192.0.2.1', family: 4 }])
})

it("the names of the system's hosts file are not looked up in DNS, if no other file is given", async () => {
  const dns = await startDnsServer(() => 'NXDOMAIN')
  const names = resolving(dns)
  for (const [name, addresses] of parseHosts(await readFile('/etc/hosts', 'utf8')))
    expect((await names.resolve(name)).map(({ address }) => address)).toEqual(addresses)
  expect(dns.questions).toEqual([])
})

it.each(['localhost', 'hook.localhost', 'LOCALHOST.'])('%s always resolves to this machine', async name => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const names = resolving(dns, { hostsFile: '/does/not/exist' })
  const addresses = (await names.resolve(name)).map(({ address }) => address)
  expect(addresses).toEqual(['127.0.0.1', '::1'])
  expect(dns.questions).toEqual([])
})

it.each(['notlocalhost', 'localhost.example', 'local'])('%s is looked up in DNS', async name => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const names = resolving(dns, { hostsFile: '/does/not/exist' })
  expect(await names.resolve(name)).toEqual([{ address: '192.0.2.1', family: 4 }])
})

it('a hosts file that cannot be read counts as empty, and is read again once it can', async () => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const { hostsFile, write } = await openHostsFile()
  await mkdir(hostsFile)
  const names = resolving(dns, { hostsFile })
  expect(await names.resolve('hook.example')).toEqual([{ address: '192.0.2.1', family: 4 }])
  await rmdir(hostsFile)
  await write('10.0.0.1 hook.example\n')
  await expect.poll(() => names.resolve('hook.example')).toEqual([{ address: '10.0.0.1', family: 4 }])
})

it('a hosts file that is moved away and back has its names again', async () => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const { hostsFile, write } = await openHostsFile()
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const names = resolving(dns, { hostsFile })
  const address = async () => {
    vi.advanceTimersByTime(1_000)
    return (await names.resolve('hook.example'))[0]?.address
  }
  await write('10.0.0.1 hook.example\n')
  expect(await address()).toBe('10.0.0.1')
  await rename(hostsFile, `${hostsFile}.away`)
  expect(await address()).toBe('192.0.2.1')
  await rename(`${hostsFile}.away`, hostsFile)
  expect(await address()).toBe('10.0.0.1')
})

it('the hosts file is checked at most once a second', async () => {
  const dns = await startDnsServer(() => ({ addresses: ['192.0.2.1'], ttl: 60 }))
  const { hostsFile, write } = await openHostsFile()
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await write('10.0.0.1 hook.example\n')
  const names = resolving(dns, { hostsFile })
  const address = async () => (await names.resolve('hook.example'))[0]?.address
  expect(await address()).toBe('10.0.0.1')
  await write('10.0.0.2 hook.example\n')
  vi.advanceTimersByTime(999)
  expect(await address()).toBe('10.0.0.1')
  vi.advanceTimersByTime(1)
  expect(await address()).toBe('10.0.0.2')
})
