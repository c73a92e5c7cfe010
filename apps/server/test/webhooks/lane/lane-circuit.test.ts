import { describe, expect, it } from 'vitest'
import type { Flight } from '../../../src/webhooks/lane.ts'
import { openLane } from '../harness/open-lane.ts'
import { appendUsers } from '../harness/running-dispatcher.ts'

const failed = { result: 'failed', message: 'It failed.' } as const
const delivered = { result: 'delivered' } as const

describe('a lane', () => {
  it('is not woken by a timer while its circuit is half open and nothing is due', async () => {
    const { lane, begin } = await openLane({ probeAt: Date.now() - 1 })
    expect(await begin()).toBeNull()
    expect(lane.wakeAt(Date.now())).toBeNull()
  })

  it('pauses after ten failures in a row, then probes its target with one attempt', async () => {
    const { lane, begin, beginOne, settle, stores } = await openLane()
    const flights = [await beginOne()]
    await appendUsers(stores, 20)
    for (let count = 0; count < 9; count++) flights.push((await begin()) as Flight)
    for (const flight of flights) settle(flight, failed)
    expect(await begin()).toBeNull()
    const { probeAt } = lane.circuit
    expect(lane.wakeAt(Date.now())).toBe(probeAt)
    expect(lane.hasRoom((probeAt ?? 0) + 1)).toBe(true)
    await lane.fill((probeAt ?? 0) + 1)
    const candidate = lane.next((probeAt ?? 0) + 1)
    if (!candidate) throw new Error('expected a delivery to attempt')
    const probe = lane.begin(candidate, (probeAt ?? 0) + 1)
    expect(probe.isProbe).toBe(true)
    expect(lane.hasRoom((probeAt ?? 0) + 2)).toBe(false)
    expect(lane.wakeAt((probeAt ?? 0) + 2)).toBeNull()
    settle(probe, delivered)
    expect(await begin()).toMatchObject({ isProbe: false })
    expect(await begin()).not.toBeNull()
  })

  it('keeps no event in memory while it pauses', async () => {
    const { lane, begin, beginOne, settle, stores } = await openLane()
    const flights = [await beginOne()]
    await appendUsers(stores, 20)
    for (let count = 0; count < 9; count++) flights.push((await begin()) as Flight)
    expect(lane.next(Date.now())).not.toBeNull()
    for (const flight of flights) settle(flight, failed)
    expect(lane.next(Date.now())).toBeNull()
  })

  it('probes its target after its longest pause, even if the clock was set back', async () => {
    const { begin, stores } = await openLane({ probeAt: Date.now() + 86_400_000 })
    await appendUsers(stores, 1)
    expect(await begin()).toMatchObject({ isProbe: true })
  })
})
