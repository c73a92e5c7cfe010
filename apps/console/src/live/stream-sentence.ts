import type { StreamState } from '@tenant-api/react'

/** What the connection does, as a sentence. */
export function sentenceOf(state: StreamState): string {
  switch (state.status) {
    case 'connecting':
      return 'Connecting.'
    case 'open':
      return 'Connected.'
    case 'waiting':
      return `Reconnecting: ${reasonOf(state)}`
    case 'closed':
      return `Not connected: ${reasonOf(state)}`
  }
}

function reasonOf({ reason }: Extract<StreamState, { readonly reason: unknown }>): string {
  if (!reason) return 'the service ended the stream.'
  if (reason.code === 'network_error') return 'the service does not answer.'
  if (reason.code === 'too_many_requests') return 'this client has too many open connections.'
  return reason.message.replace(/[^.]$/, '$&.')
}
