// node --experimental-eventsource
import { authorization, eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

let offset = stored
await connect()

async function connect() {
  const Authorization = await authorization().catch(() => '')
  // The constructor takes no headers, so a dispatcher adds them. This one, of the undici in Node, exists after the first fetch.
  const dispatcher = globalThis[Symbol.for('undici.globalDispatcher.1')].compose(
    dispatch => (options, handler) =>
      dispatch({ ...options, headers: { ...options.headers, Authorization } }, handler),
  )
  const source = new EventSource(eventsAfter(offset), { dispatcher })
  for (const type of eventTypes)
    source.addEventListener(type, ({ data, lastEventId }) => {
      handle(data)
      offset = lastEventId
    })
  source.addEventListener('error', async () => {
    if (source.readyState !== EventSource.CLOSED) return
    // It gives up after every answer that is not 200, and tells no status. So ask for it.
    const answer = await fetchEvents(eventsAfter(offset)).catch(() => undefined)
    await answer?.body?.cancel()
    connect()
  })
}

// The timer of a reconnection does not keep the process alive.
setInterval(() => {}, 60_000)
