import { createClient, type SubscribeParameters } from '../src/index.ts'
import { startService } from './service.ts'

/** A subscription to a service of its own, and its messages one by one. */
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
