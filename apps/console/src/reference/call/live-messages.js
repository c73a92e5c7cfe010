import { CodeBlock } from '../code/code-block.js'
import { useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { LeavingButton } from './leaving-button.js'
import { lastOffset } from './live-stream.js'

/**
 * The messages of a subscription as they arrive, the newest first.
 *
 * @param resume continues the subscription after its end; undefined if that is not possible
 */
export function LiveMessages({ stream, resume, focusExecute }) {
  const { messages, count, isOpen, end } = useObservable(stream.state)
  const button = { className: 'button small', moveFocus: focusExecute }
  return h(
    'section',
    { className: 'live-messages', 'aria-label': 'Live messages' },
    h(
      'div',
      { className: 'live-state' },
      h('h3', null, `Live messages: ${count}`),
      h('span', { role: 'status' }, isOpen ? 'Listening.' : end),
      isOpen && h(LeavingButton, { ...button, onClick: stream.stop }, 'Stop'),
      !isOpen &&
        resume &&
        lastOffset(messages) &&
        h(LeavingButton, { ...button, onClick: resume }, 'Resume after the last message'),
    ),
    messages.every(({ message }) => !message?.event) && isOpen && h(HowToPublish),
    h(
      'ol',
      { tabIndex: 0, 'aria-label': 'Messages' },
      ...messages.map(({ key, note, ...entry }) =>
        note ? h('li', { key, className: 'gap' }, note) : h(Message, { ...entry, key }),
      ),
    ),
  )
}

const HowToPublish = () =>
  h(
    'p',
    { className: 'muted' },
    'Events appear here as they happen. To publish one, run ',
    h('code', null, 'npm run tenant-api -- events publish --sample user.created'),
    ' in the repository of the service. To replay earlier ones, set ',
    h('code', null, 'from_timestamp'),
    '.',
  )

/** A message with the time of its event. A replayed event also has the time of its arrival. */
function Message({ arrival, message }) {
  const [isOpen, setOpen] = React.useState(false)
  const { type, event } = message
  const time = event ? new Date(event.time) : arrival
  const isReplayed = arrival - time > 5_000
  return h(
    'li',
    { className: event ? '' : 'position' },
    h(
      'details',
      { onToggle: ({ currentTarget }) => setOpen(currentTarget.open) },
      h(
        'summary',
        null,
        h('time', { dateTime: time.toISOString(), title: time.toISOString() }, shown(time)),
        h('span', null, type),
        isReplayed && h('small', null, `arrived ${arrival.toLocaleTimeString()}`),
      ),
      isOpen && h(CodeBlock, { label: 'Message', text: JSON.stringify(message, null, 2), isJson: true }),
    ),
  )
}

/** The time of day. An earlier day is shown with its date. */
function shown(time) {
  const isToday = time.toDateString() === new Date().toDateString()
  return isToday ? time.toLocaleTimeString() : time.toLocaleString()
}
