import { observable } from '../observable.js'
import { hasExpired, session } from '../session/session.js'
import { messagesOf } from './server-sent-events.js'

/** Number of messages that stay on the page. */
const shownMessages = 200

/**
 * Reads an event stream until it ends, or the user stops it. Its state changes with each message: the newest messages,
 * their count, and whether it is open.
 */
export function openStream(body, leaving) {
  const state = observable({ messages: [], count: 0, isOpen: true, end: '' })
  const change = oncePerFrame(parts => state.set({ ...state.get(), ...parts }))
  read(body, change, leaving.signal)
  return { state, stop: () => leaving.abort() }
}

async function read(body, change, signal) {
  let messages = []
  let count = 0
  try {
    for await (const message of messagesOf(body)) {
      count += 1
      messages = [{ number: count, arrival: new Date(), message }, ...messages].slice(0, shownMessages)
      change({ messages, count })
    }
    change({ isOpen: false, end: endOf(session.get()) })
  } catch (error) {
    change({ isOpen: false, end: signal.aborted ? 'Stopped.' : `The connection broke: ${error.message}.` })
  }
}

function endOf(current) {
  if (current && hasExpired(current))
    return 'The access token has expired, so the service has closed the stream. Sign in, and execute again.'
  return 'The service has closed the stream. Execute again to listen further.'
}

/** Delays calls to the next frame, so that many messages cause one rendering. Later parts replace earlier ones. */
function oncePerFrame(call) {
  let waiting
  return parts => {
    if (!waiting)
      requestAnimationFrame(() => {
        call(waiting)
        waiting = undefined
      })
    waiting = { ...waiting, ...parts }
  }
}
