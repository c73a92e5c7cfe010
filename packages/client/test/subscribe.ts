import { createClient, type SubscribeParameters } from '../src/index.ts'
import { startService } from './service.ts'

/** Starts a service and subscribes to it. `messages` starts the only iteration that a subscription allows. */
export async function subscribe(parameters: SubscribeParameters = {}) {
  const service = await startService()
  const subscription = createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }).subscribe(parameters)
  return {
    service,
    subscription,
    get messages() {
      return subscription[Symbol.asyncIterator]()
    },
  }
}
