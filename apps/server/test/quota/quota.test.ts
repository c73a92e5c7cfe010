import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryQuota } from '../../src/stores/memory.ts'

const rate = { perSecond: 10, burst: 20 }

function setClock(time: number): void {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(time)
  onTestFinished(() => clock.mockRestore())
}

test('each client has its own quota, and gets exactly that many requests', async () => {
  const quota = createMemoryQuota(rate, () => 0)
  for (const client of ['a', 'b', '__proto__']) {
    const states = await Promise.all(Array.from({ length: 50 }, () => quota.take(client)))
    expect(states.filter(({ isGranted }) => isGranted)).toHaveLength(20)
    expect(states.map(({ remaining }) => remaining).slice(0, 21)).toEqual(
      Array.from({ length: 21 }, (_, index) => Math.max(19 - index, 0)),
    )
  }
})

test('the state contains the burst, the time of the next granted request and the time when the quota is full', async () => {
  setClock(1_000_000)
  const quota = createMemoryQuota(rate, () => 5_000)
  expect(await quota.take('a')).toEqual({
    isGranted: true,
    limit: 20,
    remaining: 19,
    resetsAt: 1_000_100,
    nextAt: 5_000,
  })
  for (let index = 0; index < 19; index++) await quota.take('a')
  expect(await quota.take('a')).toEqual({
    isGranted: false,
    limit: 20,
    remaining: 0,
    resetsAt: 1_002_000,
    nextAt: 5_100,
  })
})

test('a charge takes more than is left, and is made up for before the next request is granted', async () => {
  setClock(1_000_000)
  let now = 0
  const quota = createMemoryQuota(rate, () => now)
  await quota.take('a')
  expect(await quota.charge('a', 24)).toEqual({
    isGranted: true,
    limit: 20,
    remaining: 0,
    resetsAt: 1_002_500,
    nextAt: 600,
  })
  now = 599
  expect((await quota.take('a')).isGranted).toBe(false)
  now = 600
  expect(await quota.take('a')).toMatchObject({ isGranted: true, remaining: 0 })
})

test('a quota fills even if the clock of the machine is set back', async () => {
  setClock(86_400_000)
  const quota = createMemoryQuota(rate)
  const isGranted = async () => (await quota.take('a')).isGranted
  while (await isGranted());
  setClock(0)
  await expect.poll(isGranted).toBe(true)
})
