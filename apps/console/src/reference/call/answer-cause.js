import { scopesOf } from '../document/operations.js'
import { hasExpired, readableTime, session } from '../session/session.js'
import { askToSignIn } from '../session/sign-in-dialog.js'
import { h } from '../viewer.js'
import { errorBodyOf } from './error-body.js'

/** Why the service refused the token of a call, with a way to a better one. */
export function AnswerCause({ placed, answer }) {
  const scopes = scopesOf(placed.operation)
  const { code, message } = errorBodyOf(answer)
  if (answer.status === 403 && code === 'insufficient_scope')
    return h(Cause, {
      text: `The access token lacks the scope ${scopes.join(' or ')}.`,
      action: 'Sign in with this scope',
      scopes: scopes.slice(0, 1),
    })
  if (answer.status !== 401 || scopes.length === 0) return null
  return h(Cause, {
    text: answer.hadToken ? refusalOf(message) : 'This request had no access token.',
    action: 'Sign in',
    scopes: [],
  })
}

function refusalOf(message) {
  const current = session.get()
  if (!current || !hasExpired(current)) return message
  return `The access token expired at ${readableTime(current.expiresAt)}.`
}

const Cause = ({ text, action, scopes }) =>
  h(
    'p',
    { className: 'note' },
    text,
    ' ',
    h('button', { type: 'button', className: 'link', onClick: () => askToSignIn(scopes) }, action),
    ' and execute again.',
  )
