import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startCuttingProxy } from '@tenant-api/conformance/cutting-proxy'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import { closedAddress } from '../service.ts'
import { openTerminal } from '../tenant-api.ts'
import { idsOf, prepareTailing, wholeIds } from './tailing.ts'

const kills = process.env.LONG ? 100 : 5
const { tested, tail, published } = await prepareTailing()

describe('events tail', () => {
  test('events tail continues from the offset in its --resume file', async () => {
    const { from, ids, offsets } = await published(4)
    const file = path.join(createTemporaryFolder(), 'offset')
    const first = await tail(['--from', from, '--max', '2', '--resume', file]).ended
    expect(readFileSync(file, 'utf8').trim()).toBe(offsets[1])
    const second = await tail(['--max', '2', '--resume', file]).ended
    expect([...idsOf(first.stdout), ...idsOf(second.stdout)]).toEqual(ids)
  })

  test(`loses nothing over ${kills} SIGKILLs, and repeats only the event in progress`, async () => {
    const { from } = await published(1)
    const file = path.join(createTemporaryFolder(), 'offset')
    const output = path.join(createTemporaryFolder(), 'events')
    writeFileSync(file, from)
    const expected: string[] = []
    let isOver = false
    const publishing = (async () => {
      while (!isOver) expected.push(...(await tested.publish(20)).map(event => event.event_id))
    })()
    const random = createRandom(seed)
    for (let kill = 0; kill < kills; kill += 1) {
      const before = sizeOf(output)
      const reader = tail(['--json', '--resume', file, '--output', output])
      await expect.poll(() => sizeOf(output) - before, { interval: 5 }).toBeGreaterThan(random(20_000))
      reader.child.kill('SIGKILL')
      await reader.ended
    }
    isOver = true
    await publishing
    const last = await tail(['--json', '--resume', file, '--output', output, '--until', '+8s']).ended
    expect(last.code).toBe(0)
    const [skipped = '', ...read] = ['', ...wholeIds(readFileSync(output, 'utf8').trimEnd().split('\n'))]
    expect(skipped).toBe('')
    const unique = read.filter((id, index) => id !== read[index - 1])
    // Skip the first event, which `published` has published after the offset `from`.
    expect(unique.slice(1)).toEqual(expected)
    expect(read.length - unique.length).toBeLessThanOrEqual(kills)
  }, 600_000)

  test('events tail prints each event once through a proxy that cuts connections, and reports each reconnection', async () => {
    const random = createRandom(seed)
    const proxy = await startCuttingProxy(tested.service.baseUrl, random)
    const token = await tested.service.token({ scope: 'read:events' })
    const { from } = await published(1)
    const reader = tail(['--from', from], { env: { TENANT_API_URL: proxy.baseUrl, TENANT_API_TOKEN: token } })
    await reader.prints(/evt_/)
    proxy.cut()
    const expected: string[] = []
    for (let round = 0; round < 8; round += 1) {
      expected.push(...(await tested.publish(10)).map(event => event.event_id))
      await reader.prints(new RegExp(expected.at(-1) ?? ''))
    }
    expect(proxy.cuts.size).toBeGreaterThan(1)
    proxy.relent()
    reader.child.kill('SIGINT')
    const { stdout, stderr, code } = await reader.ended
    await proxy.close()
    expect(idsOf(stdout).slice(1)).toEqual(expected)
    expect(stderr).toContain('Reconnecting')
    expect(stderr).toContain('Connected again.')
    expect(code).toBe(0)
  })

  test('events tail exits with 0 when the reader of its output closes the pipe', async () => {
    const { from } = await published(3)
    const reader = tail(['--from', from])
    await reader.prints(/evt_/)
    reader.child.stdout?.destroy()
    await tested.publish(3)
    const { stderr, code } = await reader.ended
    expect({ stderr: stderr.replace(/^Listening.*\n/, ''), code }).toEqual({ stderr: '', code: 0 })
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('events tail exits with 0 on %s', async signal => {
    const { from } = await published(1)
    const reader = tail(['--from', from])
    await reader.prints(/evt_/)
    reader.child.kill(signal)
    expect((await reader.ended).code).toBe(0)
  })

  test('after Ctrl-C events tail prints the command that resumes', async () => {
    const { from, ids, offsets } = await published(1)
    const args = ['events', 'tail', '--from', from, '--type', 'user.created']
    const terminal = openTerminal(args, tested.env)
    await terminal.shows(ids[0] ?? '')
    terminal.type('\x03')
    const { shown, code } = await terminal.ended
    expect(shown).toContain(
      `Resume with: tenant-api events tail --type user.created --from ${offsets[0]}\r\n`,
    )
    expect(code).toBe(0)
  })

  test('after Ctrl-C before the first event events tail prints a command with the same start', async () => {
    const [last] = await tested.publish(1)
    const args = [
      'events',
      'tail',
      '--from',
      last?.offset ?? '',
      '--resume',
      path.join(createTemporaryFolder(), 'offset'),
    ]
    const terminal = openTerminal(args, tested.env)
    await terminal.shows('Listening')
    terminal.type('\x03')
    expect((await terminal.ended).shown).toContain(`Resume with: tenant-api ${args.join(' ')}\r\n`)
  })

  test.each([['wrong address', closedAddress, 8, 'connect ECONNREFUSED 127.0.0.1:2.']])(
    'events tail ends when the first connection fails: %s',
    async (_name, address, expected, message) => {
      const { stdout, stderr, code } = await tail([], { env: { ...tested.env, TENANT_API_URL: address } })
        .ended
      expect({ stdout, code }).toEqual({ stdout: '', code: expected })
      expect(stderr).toContain(message)
    },
  )
})

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}
