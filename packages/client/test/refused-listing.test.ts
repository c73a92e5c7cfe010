import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../src/index.ts'
import { startService } from './service.ts'

test.each(['pages', 'items'] as const)(
  'iterating %s throws the error of the first request, even if the request fails before the first step',
  async iterated => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    onTestFinished(() => {
      process.off('unhandledRejection', note)
    })
    const service = await startService()
    const iterator = createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }).listEventStreams()[iterated]()
    const exchange = await service.next()
    exchange.answer('list_event_streams', 400, 'invalid_paging')
    await exchange.closed
    // The client reads the answer meanwhile. To await the listing itself would handle its rejection.
    await new Promise(resolve => setTimeout(resolve, 100))
    const loop = async () => {
      for await (const _ of iterator);
    }
    await expect(loop()).rejects.toMatchObject({ code: 'bad_request' })
    expect(unhandled).toEqual([])
  },
)
