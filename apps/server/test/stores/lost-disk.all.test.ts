import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { validateAnswer } from '@tenant-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { startEventServiceProcess } from '../events/event-service.ts'
import { userEvent } from '../events/published-events.ts'
import { isEvent } from '../events/subscription.ts'
import { temporaryFolder } from './temporary-folder.ts'

const preload = fileURLToPath(new URL('failing-fsync.ts', import.meta.url))

it('after a failed fsync all waiting publishers get 503, the service exits with code 1, and its next start has every acknowledged event', async () => {
  const [DATA_DIR, faults] = [await temporaryFolder(), await temporaryFolder()]
  const FAILING_FSYNC = path.join(faults, 'fail')
  const service = await startEventServiceProcess({
    DATA_DIR,
    FAILING_FSYNC,
    NODE_OPTIONS: `--import=${preload}`,
  })
  onTestFinished(() => service.kill())
  const [kept] = await service.publish([userEvent('kept')])
  const subscription = await service.subscribe({ lastEventId: kept?.offset ?? '' })
  expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
  const token = await service.token({ audience: '/internal/' })
  const exited = once(service.process, 'close')

  await writeFile(FAILING_FSYNC, '')
  const answers = await Promise.all(
    ['a', 'b', 'c'].map(id =>
      fetch(`${service.baseUrl}/internal/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/cloudevents+json' },
        body: JSON.stringify(userEvent(id)),
      }),
    ),
  )
  for (const answer of answers) {
    const body = (await answer.json()) as object
    expect(body).toMatchObject({ statusCode: 503, errorCode: 'service_unavailable' })
    expect(
      validateAnswer('publish_events', {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body,
      }),
    ).toEqual([])
  }
  expect(await exited).toEqual([1, null])
  const fatal = service.lines.map(line => JSON.parse(line)).filter(({ level }) => level === 60)
  expect(fatal).toMatchObject([{ err: { code: 'EIO' } }])
  for (let message = await subscription.next(); message; message = await subscription.next())
    expect(isEvent(message)).toBe(false)

  const again = await startEventServiceProcess({ DATA_DIR })
  onTestFinished(() => again.kill())
  expect(await again.publish([userEvent('kept')])).toMatchObject([{ ...kept, duplicate: true }])
})
