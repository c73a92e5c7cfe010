import { expect, onTestFinished } from 'vitest'
import { userEvent } from '../events/published-events.ts'
import { send } from '../http/send.ts'
import { startNode } from './nodes.ts'

/** Starts a node, publishes an event, and waits until a subscriber has received it. */
export async function startFollowing(url: string, env: Readonly<Record<string, string>> = {}) {
  const node = await startNode(url, env)
  onTestFinished(() => node.end())
  const subscription = await node.subscribe()
  expect(await subscription.next()).toMatchObject({ type: 'offset-only' })
  const token = await node.token({ audience: '/internal/' })
  const publish = (id: string) =>
    send(node, {
      method: 'POST',
      path: '/internal/events',
      token,
      headers: { 'content-type': 'application/cloudevents+json' },
      body: userEvent(id),
    })
  expect((await publish('before')).status).toBe(200)
  expect((await subscription.nextEvent()).event.data).toMatchObject({ object: { user_id: 'before' } })
  return { node, publish, subscription }
}
