import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, test } from 'vitest'
import { run } from '../tenant-api.ts'
import { idsOf, prepareTailing, wholeIds } from './tailing.ts'

const { tested, tail, published } = await prepareTailing()
const listening = `Listening for events of ${tested.baseUrl}. Stop with Ctrl-C.\n`

describe('events tail', () => {
  test('events tail prints --max events after an offset, as tab-separated lines', async () => {
    const { from, ids, offsets } = await published(3)
    const { stdout, stderr, code } = await tail(['--from', from, '--max', '3']).ended
    expect({ stderr, code }).toEqual({ stderr: listening, code: 0 })
    const cells = stdout
      .trimEnd()
      .split('\n')
      .map(line => line.split('\t'))
    expect(cells.map(([, , id]) => id)).toEqual(ids)
    expect(cells.map(([, , , offset]) => offset)).toEqual(offsets)
    expect(cells.map(row => JSON.parse(row[4] ?? '').object.name)).toEqual(Array(3).fill('Mira Solberg'))
  })

  test('events tail says that it is connected before the first event', async () => {
    const reader = tail([])
    await reader.prints(/^Listening/)
    expect(reader).toMatchObject({ stdout: '', stderr: listening })
    reader.child.kill('SIGINT')
    expect((await reader.ended).code).toBe(0)
  })

  test('events tail with --json prints the messages unchanged', async () => {
    const { from, ids } = await published(2)
    const { stdout } = await tail(['--from', from, '--max', '2'], { mode: 'json' }).ended
    expect(wholeIds(stdout.trimEnd().split('\n'))).toEqual(ids)
  })

  test('events tail prints only events of the requested types', async () => {
    const { from } = await published(1)
    await tested.publish(1, 'user.deleted')
    await tested.publish(1, 'group.created')
    const args = ['--from', from, '--type', 'group.created', '--type', 'user.deleted', '--max', '2']
    const { stdout } = await tail(args).ended
    expect(stdout.split('\n').map(line => line.split('\t')[1])).toEqual([
      'user.deleted',
      'group.created',
      undefined,
    ])
  })

  test('events tail prints only events that meet all filters, and tells a wrong path', async () => {
    const { from, ids } = await published(1)
    await tested.publish(1, 'group.created')
    const filters = ['--filter', 'data.object.user_id:exists', '--filter', 'data.object.user_id:not_in:a,b:c']
    const { stdout } = await tail(['--from', from, ...filters, '--max', '1']).ended
    expect(idsOf(stdout)).toEqual(ids)
    const wrong = await tail(['--type', 'group.created', '--filter', 'data.object.email:exists']).ended
    expect(wrong.code).toBe(2)
    expect(wrong.stderr).toContain(
      "The query parameter 'filter' names the path 'data.object.email', which events of these types do not have: group.created.",
    )
  })

  test('events tail starts and ends at relative times', async () => {
    const { ids } = await published(1)
    const { stdout, code } = await tail(['--from-timestamp', '-2h', '--until', '+5s']).ended
    expect(code).toBe(0)
    expect(idsOf(stdout)).toContain(ids[0])
  })

  test('events tail appends to a file', async () => {
    const { from, ids } = await published(2)
    const file = path.join(createTemporaryFolder(), 'events')
    writeFileSync(file, 'before\n')
    const { stdout, code } = await tail(['--from', from, '--max', '2', '--output', file]).ended
    expect({ stdout, code }).toEqual({ stdout: '', code: 0 })
    expect(readFileSync(file, 'utf8')).toMatch(/^before\n/)
    expect(idsOf(readFileSync(file, 'utf8'))).toEqual(ids)
  })

  test('events tail writes to standard output if the file is -', async () => {
    const { from, ids } = await published(1)
    const { stdout, code } = await tail(['--from', from, '--max', '1', '--output', '-']).ended
    expect(code).toBe(0)
    expect(idsOf(stdout)).toEqual(ids)
  })

  test('events tail keeps its first line apart from a line that a full disk has cut off', async () => {
    const { from, ids } = await published(1)
    const file = path.join(createTemporaryFolder(), 'events')
    writeFileSync(file, '{"type":"user.cr')
    await tail(['--from', from, '--max', '1', '--output', file, '--json']).ended
    const [torn, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(torn).toBe('{"type":"user.cr')
    expect(wholeIds(lines)).toEqual(ids)
  })

  test.each([
    ['/no/such/folder/events', 'ENOENT. Write to another file.'],
    ['/dev/full', 'ENOSPC. Free space on the disk, or write to another file.'],
  ])('events tail ends when it cannot write to %s, also if no further event comes', async (file, reason) => {
    const { from } = await published(1)
    const { stderr, code } = await tail(['--from', from, '--output', file]).ended
    expect(stderr.replace(listening, '')).toBe(`${file} cannot be written: ${reason}\n`)
    expect(code).toBe(1)
  })

  test.each([
    [['--from', 'a', '--from-timestamp', '-1h'], '--from and --from-timestamp exclude each other.'],
    [['--from-timestamp', 'yesterday'], 'It must be an RFC 3339 time'],
    [['--from-timestamp', '5'], 'It must be an RFC 3339 time'],
    [['--max', '-1'], 'It must be a whole number.'],
    [['--type', 'user.renamed'], 'Did you mean user.created?'],
    [['--resume', '/'], 'is not a regular file'],
  ])('refuses %j', async (args, message) => {
    const { stdout, stderr, code } = await tail(args).ended
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 })
    expect(stderr).toContain(message)
  })
})

test('an unknown subcommand of events exits with 2', async () => {
  expect((await run(['events', 'tial'])).code).toBe(2)
})
