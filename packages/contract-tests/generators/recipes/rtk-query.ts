import { configureStore } from '@reduxjs/toolkit'
import { api, type SubscriptionMessage } from './generated/index.ts'
import { baseUrl, messagesOf, newStream, show, token } from './tenant.ts'

// `subscribeEvents` reads the answer to its end, and fails: an event stream is no JSON. Read the messages as they come.
const withMessages = api.injectEndpoints({
  overrideExisting: true,
  endpoints: build => ({
    subscribeEvents: build.query<SubscriptionMessage[], { eventType: string[] }>({
      queryFn: () => ({ data: [] }),
      // Leaves the stream when no component uses it any more.
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ eventType }, { updateCachedData, cacheDataLoaded, cacheEntryRemoved }) {
        await cacheDataLoaded
        const left = new AbortController()
        cacheEntryRemoved.then(() => left.abort())
        const query = new URLSearchParams(eventType.map(type => ['event_type', type]))
        const request = { headers: { Authorization: `Bearer ${token}` }, signal: left.signal }
        try {
          const answer = await fetch(`${baseUrl}/api/v2/events?${query}`, request)
          for await (const message of messagesOf<SubscriptionMessage>(answer))
            updateCachedData(messages => void messages.push(message))
        } catch (error) {
          if (!left.signal.aborted) throw error
        }
      },
    }),
  }),
})

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: defaults => defaults().concat(api.middleware),
})

const listed = await store.dispatch(api.endpoints.listEventStreams.initiate({ take: 10 })).unwrap()
show('event streams:', listed.eventStreams.length)

const eventStreamCreate = newStream
const created = await store.dispatch(api.endpoints.createEventStream.initiate({ eventStreamCreate })).unwrap()
show('created', created.id)

// In a component: useSubscribeEventsQuery({ eventType: ['user.created', 'user.updated'] }).
const args = { eventType: ['user.created', 'user.updated'] }
const subscription = store.dispatch(withMessages.endpoints.subscribeEvents.initiate(args))
let shown = 0
const unsubscribe = store.subscribe(() => {
  const { data = [] } = withMessages.endpoints.subscribeEvents.select(args)(store.getState())
  for (const message of data.slice(shown)) {
    shown += 1
    show(message.type, message.offset)
    if (message.type !== 'user.created') continue
    show(message.event.data.object.name)
    unsubscribe()
    subscription.unsubscribe()
    break
  }
})
