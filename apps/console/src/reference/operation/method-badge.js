import { h } from '../viewer.js'

/** The HTTP method of an operation. A request that the service sends is marked as a webhook. */
export const MethodBadge = ({ method, isWebhook = false }) =>
  h(
    'span',
    { className: `method ${isWebhook ? 'hook' : method.toLowerCase()}` },
    isWebhook ? 'HOOK' : method === 'DELETE' ? 'DEL' : method,
  )
