import { messagesOf } from './server-sent-events.js'

/** Number of messages that stay on the page. */
const shownMessages = 200

/** Shows the messages of a subscription as they arrive. Swagger UI would show them only at the end of the answer. */
export function showLiveMessages() {
  let current

  /** Starts to read an event stream into `current`. Swagger UI gets only the status and headers of the answer. */
  async function openStream(url, request) {
    current?.stop()
    const leaving = new AbortController()
    const answer = await fetch(url, { ...request, signal: leaving.signal })
    if (!answer.ok) return answer
    const changes = new EventTarget()
    const stream = {
      messages: [],
      count: 0,
      state: 'Listening.',
      isOpen: true,
      changes,
      stop: () => leaving.abort(),
    }
    current = stream
    read(stream, answer.body, leaving.signal)
    return new Response('', { status: answer.status, headers: answer.headers })
  }

  const liveResponse = (Original, { React }) =>
    function LiveResponse(props) {
      const type = props.response.getIn(['headers', 'content-type'])
      const isStream = String(type).startsWith('text/event-stream')
      return React.createElement(
        React.Fragment,
        null,
        isStream && current
          ? React.createElement(LiveMessages, { React, stream: current, key: 'messages' })
          : null,
        React.createElement(Original, { ...props, key: 'answer' }),
      )
    }

  return {
    plugin: () => ({ wrapComponents: { liveResponse } }),
    intercept(request) {
      const accept = request.headers?.accept ?? request.headers?.Accept
      // Without `omit` the browser asks for a name and a password when the token endpoint refuses a secret.
      const isStream = accept === 'text/event-stream'
      return Object.assign(request, { credentials: 'omit' }, isStream && { userFetch: openStream })
    },
  }
}

async function read(stream, body, signal) {
  const show = oncePerFrame(() => stream.changes.dispatchEvent(new Event('change')))
  try {
    for await (const message of messagesOf(body)) {
      stream.messages = [{ number: ++stream.count, at: new Date(), message }, ...stream.messages].slice(
        0,
        shownMessages,
      )
      show()
    }
    stream.state = 'The service has closed the stream. Execute again to listen further.'
  } catch (error) {
    stream.state = signal.aborted ? 'Stopped.' : `The connection broke: ${error.message}.`
  }
  stream.isOpen = false
  show()
}

/** Delays calls to the next frame, so that many messages cause one rendering. */
function oncePerFrame(call) {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      call()
    })
  }
}

function LiveMessages({ React, stream }) {
  const h = React.createElement
  const [, showAgain] = React.useReducer(count => count + 1, 0)
  React.useEffect(() => {
    stream.changes.addEventListener('change', showAgain)
    return () => stream.changes.removeEventListener('change', showAgain)
  }, [stream])
  // Stop the stream when the reader clears the answer or leaves the operation.
  React.useEffect(() => () => stream.stop(), [stream])
  const { messages, count, state, isOpen, stop } = stream
  return h(
    'section',
    { className: 'live-messages', 'aria-label': 'Live messages' },
    h('h4', null, `Live messages: ${count}`),
    h('span', { role: 'status' }, state),
    isOpen ? h('button', { className: 'btn', type: 'button', onClick: stop }, 'Stop') : null,
    h(
      'ol',
      null,
      messages.map(({ number, at, message }) =>
        h(
          'li',
          {
            key: number,
            className: message.type === 'offset-only' ? 'position' : '',
          },
          h(
            'details',
            null,
            h('summary', null, h('time', null, at.toLocaleTimeString()), ` ${message.type}`),
            h('pre', null, JSON.stringify(message, null, 2)),
          ),
        ),
      ),
    ),
  )
}
