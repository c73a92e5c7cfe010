import type { PublishEvent } from '@tenant-api/contract'
import { userEvent } from '../../events/published-events.ts'
import type { StreamService } from './stream-service.ts'
import type { Receipt, WebhookTarget } from './target.ts'

/** Creates an event about a new user, with a user id that no other event has. */
export function newUser(): PublishEvent {
  return userEvent(crypto.randomUUID())
}

/** Publishes one event, and resolves with its delivery. @throws if the target receives another event first */
export async function deliver(
  service: StreamService,
  target: WebhookTarget,
  event: PublishEvent = newUser(),
): Promise<Receipt> {
  const before = target.receipts.length
  const [id] = await service.publish([event])
  const receipt = (await target.first(before + 1))[before]
  if (!receipt || receipt.event.id !== id)
    throw new Error(`expected a delivery of ${id}, got ${receipt?.event.id}`)
  return receipt
}
