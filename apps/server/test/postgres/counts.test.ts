import { expect, it } from 'vitest'
import { StoreError } from '../../src/stores/store-error.ts'
import { changesOf, streamOf } from '../webhooks/dispatched.ts'
import { insertStream } from '../webhooks/running-dispatcher.ts'
import { startCutter } from './cutter.ts'
import { openNodes } from './open-postgres.ts'

/** How long the database is unreachable, in milliseconds. A commit does not wait that long. */
const awayMs = 6_000

it.each(['before', 'after'] as const)(
  'deliveries are counted once if the connection breaks %s their commit',
  async place => {
    const { url, keys, open } = await openNodes()
    const beside = await open()
    const id = await insertStream(beside, 'https://hooks.example.com/')
    const cutter = await startCutter(url)
    const { dispatch } = await openNodes({ url: cutter.url, keys }).then(nodes => nodes.open())
    await streamOf(dispatch, id)

    cutter.cutAtCommit(place, awayMs)
    const first = changesOf(id, { counts: { successful: 2, failed: 1 } })
    await expect(dispatch.commit([first])).rejects.toThrow(StoreError)
    expect(await dispatch.commit([first])).toEqual([])
    await dispatch.commit([changesOf(id, { counts: { successful: 1, failed: 4 } })])
    const counts = await beside.deliveries.counts(id, 0, Date.now() + 86_400_000)
    expect(counts).toMatchObject([{ successful: 3, failed: 5 }])
  },
)
