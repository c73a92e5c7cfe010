import type { PublishEvent } from '@tenant-api/contract'
import type { Random } from '@tenant-api/test-kit/random'
import { expect } from 'vitest'
import type { Published } from '../events/event-service.ts'
import { groupEvent, userEvent } from '../events/published-events.ts'
import type { StreamService } from '../webhooks/harness/stream-service.ts'
import { expectDeath } from './death.ts'

/** Number of users whom the events are about. */
const users = 20

/** Publishes one batch. @throws if the service dies before it answers */
export async function publishBatch(
  service: StreamService,
  batch: readonly PublishEvent[],
): Promise<Published[]> {
  const { status, body } = await service.call<{ events: Published[] }>('publish_events', { body: batch })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.events
}

/** Publishes batches. After a crash it publishes its unacknowledged batch again, unchanged. */
export class Publisher {
  /** Acknowledged events. Tests remove those that they have checked. */
  readonly acknowledged: Published[] = []
  /** Counts publications that got no answer because of a crash. `stored` counts how many of these were stored. */
  readonly unanswered = { count: 0, stored: 0 }
  readonly #name: string
  readonly #random: Random
  #batches = 0
  #batch: PublishEvent[] = []

  constructor(name: string, random: Random) {
    this.#name = name
    this.#random = random
  }

  /** Publishes until the service dies. */
  async publishUntilDeath(service: StreamService): Promise<void> {
    try {
      for (;;) {
        await this.publishWaiting(service)
        this.#batch = this.#newBatch()
      }
    } catch (error) {
      if (expectDeath(error) !== 'ECONNREFUSED') this.unanswered.count++
    }
  }

  /** Publishes the unacknowledged batch, if there is one. */
  async publishWaiting(service: StreamService): Promise<void> {
    if (this.#batch.length === 0) return
    const published = await publishBatch(service, this.#batch)
    const [first] = published
    expect(published.map(({ id }) => id)).toEqual(this.#batch.map(({ id }) => id))
    expect(new Set(published.map(({ duplicate }) => duplicate)).size, 'a batch is stored as a whole').toBe(1)
    if (first?.duplicate) this.unanswered.stored++
    this.acknowledged.push(...published)
    this.#batch = []
  }

  #newBatch(): PublishEvent[] {
    const prefix = `${this.#name}-${this.#batches++}`
    // Sometimes publish so many events that the store begins the next commit before the last one has ended.
    const most = this.#random(20) === 0 ? 200 : 20
    return Array.from({ length: 1 + this.#random(most) }, (_, index) =>
      this.#random(3) === 0
        ? groupEvent(`${prefix}-${index}`)
        : userEvent(`${prefix}-${index}`, '', `user-${this.#random(users)}`),
    )
  }
}
