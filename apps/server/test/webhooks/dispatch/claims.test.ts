import { describe, expect, it } from 'vitest'
import { Claims } from '../../../src/webhooks/claims.ts'
import type { DispatchStore } from '../../../src/webhooks/dispatch-store.ts'
import { Lane } from '../../../src/webhooks/lane.ts'
import { LogFeed } from '../../../src/webhooks/log-reader.ts'
import { Samples } from '../../../src/webhooks/samples.ts'
import { openSqlite } from '../../stores/open-sqlite.ts'
import { insertStream } from '../harness/running-dispatcher.ts'

/** Opens the claims of a node that holds `count` streams, and functions that change what its store answers. */
async function openClaims(count: number) {
  const stores = await openSqlite()
  const { dispatch, events } = stores
  const insert = () => insertStream(stores, 'https://hooks.example.com/')
  await Promise.all(Array.from({ length: count }, insert))
  const lost = new Set<string>()
  let [surplus, commitsLost] = [0, 0]
  const reads: number[] = []
  const released: (readonly string[])[] = []
  const store: DispatchStore = {
    ...dispatch,
    async claim() {
      const { held } = await dispatch.claim()
      const kept = held.filter(({ eventStreamId }) => !lost.has(eventStreamId))
      return { held: kept.map(claim => ({ ...claim, commits: claim.commits - commitsLost })), surplus }
    },
    streams(ids) {
      reads.push(ids.length)
      return dispatch.streams(ids.filter(id => !lost.has(id)))
    },
    async release(claims) {
      released.push(claims.map(({ eventStreamId }) => eventStreamId))
    },
  }
  const feed = new LogFeed()
  const claims = new Claims(
    store,
    dispatched => new Lane(dispatched, { events, feed, store, samples: new Samples(), wake: () => {} }),
  )
  await claims.look(() => {})
  return {
    claims,
    lanes: claims.lanes,
    /** How many streams each call has read. */
    reads,
    /** The ids of each call that has released streams. */
    released,
    insert,
    /** Gives a stream to another node. */
    lose: (id: string) => lost.add(id),
    /** Sets by how many streams the node exceeds its share. */
    setSurplus(value: number) {
      surplus = value
    },
    /** Imitates a failover that has lost the last commit of each stream. */
    loseCommits() {
      commitsLost = 1
    },
  }
}

describe('a node', () => {
  it('drops the lane of a stream that another node has taken, and takes new streams', async () => {
    const { claims, lanes, insert, lose } = await openClaims(2)
    const [taken = '', kept = ''] = lanes.keys()
    lose(taken)
    const added = await insert()
    await claims.look(() => {})
    expect([...lanes.keys()]).toEqual([kept, added])
  })

  it('drops the lane of a stream that another node has taken when it is told of a change of the stream', async () => {
    const { claims, lanes, lose } = await openClaims(1)
    const [taken = ''] = lanes.keys()
    lose(taken)
    expect(await claims.notice(taken)).toBeNull()
    expect(lanes.size).toBe(0)
  })

  it('reads only streams that are new or have changed', async () => {
    const { claims, reads, insert } = await openClaims(2)
    await claims.look(() => {})
    expect(reads).toEqual([2])
    await insert()
    await claims.look(() => {})
    expect(reads).toEqual([2, 1])
  })

  it('leaves as many streams as it has more than its share, and no further ones while it still holds these', async () => {
    const { claims, lanes, setSurplus } = await openClaims(5)
    const leaving = () => [...lanes.values()].filter(lane => !lane.hasRoom(Date.now())).length
    setSurplus(2)
    await claims.look(() => {})
    expect(leaving()).toBe(2)
    await claims.look(() => {})
    expect(leaving()).toBe(2)
    setSurplus(3)
    await claims.look(() => {})
    expect(leaving()).toBe(3)
  })

  it('opens new lanes for streams whose last commits a failover has lost, and releases 200 at most in one call', async () => {
    const { claims, lanes, released, loseCommits } = await openClaims(201)
    const before = [...lanes.values()]
    loseCommits()
    await claims.look(() => {})
    expect(released.map(ids => ids.length)).toEqual([200, 1])
    expect(lanes.size).toBe(201)
    expect(before.filter(lane => lanes.get(lane.id) === lane)).toEqual([])
  })
})

describe('a release', () => {
  it('drops the lanes, and names 200 streams at most in one call of the store', async () => {
    const { claims, lanes, released } = await openClaims(201)
    const ids = [...lanes.keys()]
    await claims.release([...lanes.values()], () => true)
    expect(released).toEqual([ids.slice(0, 200), ids.slice(200)])
    expect(lanes.size).toBe(0)
  })

  it('keeps a stream that has got something to do meanwhile, and ignores a lane that is already dropped', async () => {
    const { claims, lanes, released } = await openClaims(3)
    const [dropped, busy, done] = [...lanes.values()] as [Lane, Lane, Lane]
    claims.drop(dropped)
    await claims.release([dropped, busy, done], lane => lane !== busy)
    expect(released).toEqual([[done.id]])
    expect([...lanes.values()]).toEqual([busy])
    await claims.release([dropped, busy, done], lane => lane !== busy)
    expect(released).toHaveLength(1)
  })
})
