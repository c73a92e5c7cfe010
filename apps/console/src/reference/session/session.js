import { observable } from '../observable.js'
import { claimsOf } from './token-claims.js'

/**
 * The session; null while nobody is signed in. Only this object, in the memory of the page, has the token.
 *
 * - `clientId`: the id of the client; undefined if it is not known
 * - `scopes`: the scopes of the token; null if they are not known
 * - `expiresAt`: milliseconds since 1970; undefined if it is not known
 * - `refusal`: why the service no longer accepts the token
 */
export const session = observable(null)

/** The name of the client of a session for people. */
export const clientName = ({ clientId }) => String(clientId ?? 'a pasted token')

export function startSession(token) {
  const { client_id, azp, scope, exp } = claimsOf(token)
  session.set({
    token,
    clientId: client_id ?? azp,
    scopes: typeof scope === 'string' ? scope.split(' ').filter(Boolean) : null,
    expiresAt: Number.isFinite(exp) ? exp * 1_000 : undefined,
  })
}

/** Whether two sessions are of one client. Two tokens without the id of a client may be of different clients. */
export const isSameClient = (one, other) =>
  one.token === other?.token || (one.clientId !== undefined && one.clientId === other?.clientId)

export const signOut = () => session.set(null)

/** Notes that the service has refused the token of the session. */
export function noteRefusal(token, refusal) {
  const current = session.get()
  if (current?.token === token) session.set({ ...current, refusal })
}

export const hasExpired = ({ expiresAt }) => expiresAt !== undefined && expiresAt <= Date.now()

/** A time of today as hours and minutes, any other with its date, in the language of the browser. */
export function readableTime(milliseconds) {
  const time = new Date(milliseconds)
  const isToday = time.toDateString() === new Date().toDateString()
  return time.toLocaleString(undefined, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short' })
}
