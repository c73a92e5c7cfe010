import { observable } from '../observable.js'
import { hasExpired, session } from '../session/session.js'
import { messagesOf } from './server-sent-events.js'

/** Number of messages that stay on the page. */
const shownMessages = 200

/**
 * Reads an event stream until it ends, or the user stops it. Its state changes with each message:
 *
 * - `messages`: the newest messages, and notes between messages of different connections; `count`: the number of all messages
 * - `isOpen`; `end` and `endedAt`: why and when it has ended
 *
 * @param earlier a `stream` whose messages this one continues, and the `note` between both
 */
export function openStream(body, leaving, earlier) {
  const { messages, count } = earlier?.stream.state.get() ?? { messages: [], count: 0 }
  const notes = earlier ? [{ key: `after ${count}`, note: earlier.note }] : []
  const state = observable({ messages: [...notes, ...messages], count, isOpen: true })
  read(body, state, leaving.signal)
  return { state, stop: () => leaving.abort() }
}

async function read(body, state, signal) {
  const change = oncePerFrame(parts => state.set({ ...state.get(), ...parts }))
  const ended = end => change({ isOpen: false, end, endedAt: new Date() })
  let { messages, count } = state.get()
  try {
    for await (const message of messagesOf(body)) {
      count += 1
      messages = [{ key: count, arrival: new Date(), message }, ...messages].slice(0, shownMessages)
      change({ messages, count })
    }
    ended(endOf(session.get()))
  } catch (error) {
    ended(signal.aborted ? 'Stopped.' : `The connection broke: ${error.message}.`)
  }
}

function endOf(current) {
  if (current && hasExpired(current))
    return 'The access token has expired, so the service has closed the stream. Sign in, and resume.'
  return 'The service has closed the stream.'
}

/** The offset of the newest message that has one. */
export const lastOffset = messages => messages.find(({ message }) => message?.offset)?.message.offset

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
