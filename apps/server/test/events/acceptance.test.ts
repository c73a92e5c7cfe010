import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Publication } from '../../src/events/publication.ts'
import { acceptPublication, createAcceptance } from '../../src/events/publication.ts'
import { userEvent } from './published-events.ts'

const tenantId = 'local'

function batch(events: readonly unknown[]): Publication {
  return {
    mediaType: 'application/cloudevents-batch+json',
    headers: {},
    body: Buffer.from(JSON.stringify(events)),
  }
}

const events = Array.from({ length: 300 }, (_, index) => userEvent(`event-${index}`))
const large = batch(events)

/** Whether the event loop is free while a publication is accepted: the work does not end before the next callback of the event loop. */
async function leavesTheLoop(work: Promise<unknown>): Promise<boolean> {
  await null // Now `nextTick` calls back after all microtasks, and before messages of threads.
  const ended = await Promise.race([
    work.then(() => true),
    new Promise<false>(resolve => process.nextTick(resolve, false)),
  ])
  await work
  return !ended
}

const acceptance = createAcceptance(tenantId, Date)
afterAll(acceptance.end)
/** Accepts a copy of the publication's body, because a transfer to the thread makes a large body unusable. */
const accept = ({ body, ...rest }: Publication) =>
  acceptance.accept({ ...rest, body: Uint8Array.from(body) }, 'publisher')

/** Waits until the thread has started. Until then, all publications are accepted on the event loop. */
async function hasBegun(): Promise<void> {
  while (!(await leavesTheLoop(accept(large)))) await nextTurn()
}

beforeAll(hasBegun)

it('a large publication does not block the event loop; a small one is accepted at once', async () => {
  expect(await leavesTheLoop(accept(large))).toBe(true)
  expect(await leavesTheLoop(accept(batch(events.slice(0, 2))))).toBe(false)
})

it('a large publication that comes before the thread is ready is accepted at once', async () => {
  const fresh = createAcceptance(tenantId, Date)
  onTestFinished(fresh.end)
  expect(await leavesTheLoop(fresh.accept(batch(events), 'publisher'))).toBe(false)
})

it('the body of a large publication is handed to the thread without a copy', async () => {
  const body = Uint8Array.from(large.body)
  await acceptance.accept({ ...large, body }, 'publisher')
  expect(body).toHaveLength(0)
})

it.each([
  ['small', batch(events.slice(0, 2))],
  ['large', large],
])('the events of a %s publication get their tenant and the time of their acceptance', async (_, given) => {
  const before = Date.now()
  for (const { json, acceptedAt } of await accept(given)) {
    expect(JSON.parse(Buffer.from(json).toString())).toMatchObject({ xtenant: tenantId })
    expect(acceptedAt).toBeGreaterThanOrEqual(before)
    expect(acceptedAt).toBeLessThanOrEqual(Date.now())
  }
})

it('a client that sends many large publications does not delay the one of another client', async () => {
  const ended: string[] = []
  const send = async (clientId: string) => {
    await acceptance.accept({ ...large, body: Uint8Array.from(large.body) }, clientId)
    ended.push(clientId)
  }
  await Promise.all([...Array.from({ length: 12 }, () => send('busy')), send('other')])
  expect(ended.indexOf('other')).toBeLessThan(8)
})

it('concurrent large publications each get their own events, equal to those accepted on the event loop', async () => {
  const publications = [0, 1, 2, 3].map(index => batch(events.slice(index)))
  const accepted = await Promise.all(publications.map(accept))
  const plain = (publication: Publication) => acceptPublication(publication, { tenantId, now: 0 })
  const withoutOurs = (of: ReturnType<typeof plain>) =>
    of.map(({ id, acceptedAt, json, ...rest }) => ({
      ...rest,
      json: { ...JSON.parse(Buffer.from(json).toString()), id: '' },
    }))
  expect(accepted.map(withoutOurs)).toEqual(publications.map(plain).map(withoutOurs))
  expect(new Set(accepted.flat().map(({ id }) => id)).size).toBe(300 + 299 + 298 + 297)
})

it.each<[string, Publication]>([
  ['an event that breaks its schema', batch([...events, { ...userEvent('bad'), data: {} }])],
  ['too many events', batch(Array(1_001).fill(userEvent('same')))],
  ['no array', { ...batch([]), body: Buffer.from(JSON.stringify('x'.repeat(20_000))) }],
  ['no JSON', { ...batch([]), body: Buffer.alloc(20_000, '[') }],
  ['no UTF-8', { ...batch([]), body: Buffer.alloc(20_000, 0xff) }],
  ['a NUL character', batch([...events, { ...userEvent('bad'), subject: '\0' }])],
  [
    'data of another type in binary mode',
    {
      mediaType: 'application/json',
      headers: { 'ce-specversion': '1.0', 'ce-id': '1', 'ce-source': '/tests', 'ce-type': 'user.created' },
      body: Buffer.from(JSON.stringify({ object: { name: 'x'.repeat(20_000) } })),
    },
  ],
])('a large publication with %s is refused with the same error as a small one', async (_, publication) => {
  const refusal = await accept(publication).catch(error => error)
  expect(refusal).toMatchObject({ name: 'Problem', errorCode: 'invalid_body' })
  const { message, errors } = refusal
  expect(() => acceptPublication(publication, { tenantId, now: 0 })).toThrow(
    expect.objectContaining({ message, errors }),
  )
})

it('the error for an invalid property in binary mode points into the body, even if its name has a line break', () => {
  const publication: Publication = {
    mediaType: 'application/json',
    headers: { 'ce-specversion': '1.0', 'ce-id': '1', 'ce-source': '/tests', 'ce-type': 'user.created' },
    body: Buffer.from(JSON.stringify({ ...userEvent('1').data, 'a\nb': 1 })),
  }
  expect(() => acceptPublication(publication, { tenantId, now: 0 })).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ path: '#/a%0Ab' })] }),
  )
})

it('if the thread fails, the waiting publications fail, and a new thread accepts later ones', async () => {
  const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(20_000) }))
  const unheardOf = { ...large, mediaType: 'text/plain', body } as unknown as Publication
  const ends = await Promise.allSettled([accept(unheardOf), accept(large)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await hasBegun()
})
