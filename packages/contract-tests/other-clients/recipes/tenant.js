// What the recipes in JavaScript share: the address of the stream, its event types, and access tokens.
import { setTimeout as wait } from 'node:timers/promises'

const { TENANT_API_URL: baseUrl, TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET } = process.env

/** The offset to start after, such as one that the program has stored; undefined to start with the next event. */
export const stored = process.env.TENANT_API_FROM

/** Any `EventSource` calls only listeners of the types that it knows by name. */
export const eventTypes = ['user.created', 'user.updated', 'user.deleted']

/** The address of the events after an offset. */
export function eventsAfter(offset) {
  return `${baseUrl}/api/v2/events${offset ? `?from=${offset}` : ''}`
}

/** Handles an event: `data` is its message as JSON. */
export function handle(data) {
  process.stdout.write(`${data}\n`)
}

let token
export async function authorization() {
  token ??= await requestToken()
  return `Bearer ${token}`
}

async function requestToken() {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    audience: '/api/v2/',
    client_id: TENANT_API_CLIENT_ID,
    client_secret: TENANT_API_CLIENT_SECRET,
  })
  const answer = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`No token: ${answer.status}`)
  return (await answer.json()).access_token
}

/** Resolves when the program may connect again. Ends the program if it may not. */
export async function afterRefusal(status, retryAfter) {
  // 410: the service no longer keeps the events after this offset. Start anew, from the present state of the tenant.
  if ([400, 403, 410].includes(status)) {
    process.stderr.write(`The service refuses this subscription: ${status}\n`)
    process.exit(1)
  }
  if (status === 401) token = undefined
  await wait(1_000 * (Number(retryAfter) || 1))
}

/** A `fetch` for clients that take one. It throws where they should connect again, because they give up after most answers. */
export async function fetchEvents(input, init) {
  const request = new Request(input, init)
  request.headers.set('Authorization', await authorization())
  const answer = await fetch(request)
  if (answer.ok) return answer
  await answer.body?.cancel()
  await afterRefusal(answer.status, answer.headers.get('Retry-After'))
  throw new Error(`The service answered ${answer.status}.`)
}
