import type { StreamState } from '@tenant-api/react'

/** A sentence that says what the connection does, or why it ended. */
export function sentenceOf(state: StreamState): string {
  if (!('reason' in state)) return state.status === 'open' ? 'Connected.' : 'Connecting.'
  const { reason } = state
  if (!reason) return 'The service ended the connection.'
  switch (reason.code) {
    case 'network_error':
      return 'The service does not answer.'
    case 'timeout':
      return 'The connection was silent for too long.'
    case 'too_many_requests':
      return 'This client has too many open connections, or sends too many requests.'
    case 'cursor_expired':
      return 'The service no longer keeps the last position, so events are missing.'
    default:
      return reason.detail
  }
}
