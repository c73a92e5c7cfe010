import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, onTestFinished, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { contentOf, run } from '../run-here.ts'
import { start } from '../tenant-api.ts'

interface Entry {
  readonly id: string
  readonly date: string
}

function entry(number: number, seconds = number): Entry {
  const date = new Date(Date.parse('2026-11-20T09:00:00.250Z') + 1_000 * seconds).toISOString()
  return { id: `log_${number}`, date, ...{ kind: 'change', operation: 'update_event_stream', count: 1 } }
}

/** A service whose log grows with each request for the newest page. A page has two entries. */
async function openGrowing(logs: readonly (readonly Entry[])[]) {
  let read = -1
  const urls: string[] = []
  const { env } = await openHostileService(({ url = '' }, response) => {
    urls.push(url)
    const query = new URL(url, 'http://host').searchParams
    const from = query.get('from')
    if (!from) read = Math.min(read + 1, logs.length - 1)
    const since = query.get('date_from') ?? ''
    const all = (logs[read] ?? []).toSorted((a, b) => b.date.localeCompare(a.date))
    const found = all.filter(({ date }) => date >= since.replace('Z', '.000Z'))
    const place = Number(from ?? 0)
    const next = place + 2 < found.length ? { next: String(place + 2) } : {}
    answer(response, 200, { logs: found.slice(place, place + 2), ...next })
  })
  return { env, urls }
}

const numbersIn = (text: string) => [...text.matchAll(/\blog_(\d+)\b/g)].map(([, number]) => Number(number))
const [one, two, three, four, five] = [1, 2, 3, 4, 5].map(number => entry(number)) as [
  Entry,
  Entry,
  Entry,
  Entry,
  Entry,
]

test('logs tail begins after the newest entry, and prints later ones once, oldest first', async () => {
  const { env } = await openGrowing([
    [one, two],
    [one, two],
    [one, two],
    [one, two, three, four],
    [one, two, three, four],
    [one, two, three, four, five],
  ])
  const { stdout, stderr, code } = await run(['logs', 'tail', '--max', '3'], { env })
  expect(numbersIn(stdout)).toEqual([3, 4, 5])
  expect({ stderr, code }).toEqual({ stderr: 'Following the log. Stop with Ctrl-C.\n', code: 0 })
})

test('logs tail prints an entry of a sum that is written late, between entries that it has printed', async () => {
  const { env } = await openGrowing([
    [one, five],
    [one, four, five],
  ])
  const ended = await run(['logs', 'tail', '--date-from', '2026-11-20T09:00:00Z', '--max', '3', '--json'], {
    env,
  })
  expect(numbersIn(ended.stdout)).toEqual([1, 5, 4])
  for (const line of ended.stdout.trimEnd().split('\n')) JSON.parse(line)
})

test('logs tail --resume continues where it ended, and repeats nothing', async () => {
  const file = path.join(createTemporaryFolder(), 'log')
  writeFileSync(file, '')
  const args = ['logs', 'tail', '--date-from', '2026-11-20T09:00:00Z', '--resume', file, '--max']
  const first = await openGrowing([[one, two, three]])
  expect(numbersIn((await run([...args, '2'], { env: first.env })).stdout)).toEqual([1, 2])
  expect(contentOf(file)).toBe('2026-11-20T09:00:00.000Z log_1 log_2\n')
  const later = await openGrowing([[one, two, three, four]])
  expect(numbersIn((await run([...args, '2'], { env: later.env })).stdout)).toEqual([3, 4])
  expect(later.urls[0]).toContain('date_from=2026-11-20T09%3A00%3A00Z')
})

test('logs tail ends if the first request fails, and tries again if a later one does', async () => {
  const refusing = await openHostileService((_request, response) => answer(response, 403, { message: 'No.' }))
  expect(await run(['logs', 'tail'], { env: refusing.env })).toMatchObject({ code: 4, stdout: '' })
  let requests = 0
  const failing = await openHostileService((_request, response) => {
    requests += 1
    if (requests > 1 && requests < 5) return answer(response, 503, { message: 'Busy.' })
    answer(response, 200, { logs: requests === 1 ? [one] : [one, two] })
  })
  const args = ['logs', 'tail', '--date-from', '2026-11-20T09:00:00Z', '--max', '2']
  const { stdout, stderr, code } = await run(args, { env: failing.env })
  expect({ numbers: numbersIn(stdout), code }).toEqual({ numbers: [1, 2], code: 0 })
  expect(stderr).toContain('Busy. Trying again …\n')
})

test('logs tail waits until it has quota again', async () => {
  const times: number[] = []
  const back = Math.ceil(Date.now() / 1_000) + 4
  const { env } = await openHostileService((_request, response) => {
    times.push(Date.now())
    response.setHeader('X-RateLimit-Remaining', times.length === 1 ? '0' : '9')
    response.setHeader('X-RateLimit-Reset', String(back))
    answer(response, 200, { logs: times.length === 1 ? [one] : [one, two] })
  })
  await run(['logs', 'tail', '--date-from', '2026-11-20T09:00:00Z', '--max', '2'], { env })
  expect(times).toHaveLength(2)
  expect(times[1]).toBeGreaterThanOrEqual(back * 1_000)
})

test('Ctrl-C ends logs tail at once, with the exit code 0', async () => {
  const { env } = await openGrowing([[one]])
  const tailing = start(['logs', 'tail', '--date-from', '2026-11-20T09:00:00Z'], { env })
  onTestFinished(() => void tailing.child.kill('SIGKILL'))
  await tailing.prints(/log_1/)
  tailing.child.kill('SIGINT')
  expect(await tailing.ended).toMatchObject({ code: 0 })
})
