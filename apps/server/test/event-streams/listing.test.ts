import { describe, expect, it } from 'vitest'
import { startWatchedService } from '../watched-service.ts'
import { type EventStream, manageStreams, quickWebhooks } from '../webhooks/harness/stream-service.ts'

interface CheckpointPage {
  readonly eventStreams: EventStream[]
  readonly next?: string
}

const service = await manageStreams(await startWatchedService(quickWebhooks))

const createMany = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => service.create('https://hooks.example.com/', { status: 'disabled' })),
  )

const list = <Page>(query: Readonly<Record<string, string>>) =>
  service.call<Page>('list_event_streams', { query })

describe('event streams', () => {
  // shows: paging.take.default, paging.next, events.streams
  it('a listing by checkpoint has each event stream once, in the order of creation', async () => {
    const created = await createMany(60)
    const wanted = created.map(({ id }) => id).toSorted()
    for (const take of ['1', '7', '50']) {
      const seen: string[] = []
      let from: string | undefined
      do {
        const { body } = await list<CheckpointPage>({ take, ...(from !== undefined && { from }) })
        expect(body.eventStreams.length).toBeLessThanOrEqual(Number(take))
        seen.push(...body.eventStreams.map(({ id }) => id))
        from = body.next
      } while (from !== undefined)
      expect(seen.slice(0, 60)).toEqual(wanted)
    }
    const { body } = await list<CheckpointPage>({})
    expect(body.eventStreams).toHaveLength(25)
    expect(body.eventStreams.map(({ id }) => id)).toEqual(wanted.slice(0, 25))
  })

  // shows: paging.page, paging.page.default, paging.after-last
  it('a listing by page number has the total of event streams', async () => {
    const created = await createMany(5)
    const wanted = created.map(({ id }) => id).toSorted()
    const page = async (number: number) => {
      const { body } = await list<CheckpointPage>({ page: String(number), per_page: '2' })
      return { ...body, eventStreams: body.eventStreams.map(({ id }) => id) }
    }
    expect(await page(0)).toEqual({ eventStreams: wanted.slice(0, 2), page: 0, per_page: 2, total: 5 })
    expect(await page(2)).toEqual({ eventStreams: wanted.slice(4), page: 2, per_page: 2, total: 5 })
    expect(await page(3)).toEqual({ eventStreams: [], page: 3, per_page: 2, total: 5 })
    const { body: first } = await list<CheckpointPage>({ per_page: '2' })
    expect(first).toMatchObject({ eventStreams: [{ id: wanted[0] }, { id: wanted[1] }], page: 0 })
  })

  // shows: paging.per_page.default, limits.offset-page, limits.checkpoint-page, paging.take.default
  it.each([{ page: '0' }, {}])('a public cloud has 25 results on a page by default: %j', async query => {
    await createMany(26)
    expect((await list<CheckpointPage>(query)).body.eventStreams).toHaveLength(25)
  })

  // shows: paging.per_page, paging.take, limits.offset-page, limits.checkpoint-page
  it.each([
    { page: '0', take: '1' },
    { per_page: '1', from: 'x' },
    { from: 'x' },
    { take: '0' },
    { take: '51' },
    { per_page: '51' },
    { page: '-1' },
  ])('a listing with parameters of both paging styles or beyond their limits is refused: %j', async query => {
    expect(await list(query)).toMatchObject({ status: 400, body: { errorCode: 'invalid_paging' } })
  })
})
