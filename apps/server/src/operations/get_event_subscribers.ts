import { handler } from './handler.ts'

export const get_event_subscribers = handler('get_event_subscribers', async (_input, { events }) => ({
  status: 200,
  body: { subscriptions: await events.slots.count() },
}))
