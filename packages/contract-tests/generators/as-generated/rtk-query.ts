import { configureStore } from '@reduxjs/toolkit'
import { api, type SubscriptionMessage } from './generated/index.ts'
import { printOutcome } from './outcome.ts'

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: defaults => defaults().concat(api.middleware),
})
await printOutcome(async (): Promise<SubscriptionMessage> => {
  const { data, error } = await store.dispatch(api.endpoints.subscribeEvents.initiate({}))
  if (!data) throw new Error(error && 'error' in error ? error.error : 'no data')
  return data
})
