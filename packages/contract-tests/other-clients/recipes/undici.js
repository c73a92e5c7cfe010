import { Agent, EventSource } from 'undici'
import { authorization, eventsAfter, eventTypes, fetchEvents, handle, stored } from './tenant.js'

let offset = stored
let Authorization = ''
// The constructor takes no headers, so a dispatcher adds them.
const dispatcher = new Agent().compose(
  dispatch => (options, handler) =>
    dispatch({ ...options, headers: { ...options.headers, Authorization } }, handler),
)
await connect()

async function connect() {
  Authorization = await authorization().catch(() => '')
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
