import { CodeBlock } from '../code/code-block.js'
import { prettyJson } from '../json.js'
import { answeredErrors } from '../operation/answered-errors.js'
import { h, React } from '../viewer.js'
import { AnswerCause } from './answer-cause.js'
import { AnswerHeaders } from './answer-headers.js'
import { LiveMessages } from './live-messages.js'

/**
 * The last answer: its status, its duration and its body. It is dimmed while the next answer is awaited, and folded after an
 * attempt that sent nothing.
 *
 * @param focusFault moves the focus to the first field with an error
 * @param actions `resume` continues a stream, `focusExecute` moves the focus when a focused button disappears
 */
export function AnswerView({ placed, state, focusFault, ...actions }) {
  const { answer, pending, showsMissing: isUnsent } = state
  const isWaiting = pending !== undefined
  const section = React.useRef(null)
  const shown = React.useRef(answer)
  React.useEffect(() => {
    if (answer !== shown.current) section.current.scrollIntoView({ block: 'nearest' })
    shown.current = answer
  }, [answer])
  return h(
    'section',
    {
      ref: section,
      className: isWaiting ? 'answer waiting' : 'answer',
      'aria-label': 'Answer',
      'aria-busy': isWaiting,
    },
    h(
      'div',
      { className: 'outcome' },
      h(
        'p',
        { role: 'status' },
        isWaiting ? 'Waiting for the answer …' : h(isUnsent ? Unsent : Outcome, { answer }),
      ),
      !isWaiting &&
        !isUnsent &&
        h(RequestErrors, { count: answeredErrors(placed, state).length, focusFault }),
    ),
    answer && h(isUnsent ? EarlierAnswer : Content, { placed, answer, ...actions }),
  )
}

function Outcome({ answer }) {
  if (!answer) return null
  const { status, statusText, milliseconds, bytes, failure } = answer
  if (failure) return h('span', { className: 'fault' }, failure)
  const tone = status < 300 ? 'good' : status < 400 ? 'warning' : 'bad'
  const facts = [`${Math.round(milliseconds)} ms`, bytes !== undefined && `${bytes.toLocaleString()} bytes`]
  return h(
    React.Fragment,
    null,
    h('span', { className: `badge ${tone}` }, `${status} ${statusText}`.trim()),
    ...facts.filter(Boolean).map(fact => h('span', { className: 'muted' }, ` ${fact}`)),
  )
}

/** Leads to the first field with an error. */
const RequestErrors = ({ count, focusFault }) =>
  count > 0 &&
  h(
    'button',
    { type: 'button', className: 'link', onClick: focusFault },
    `${count} ${count === 1 ? 'error' : 'errors'} in the request`,
  )

const Unsent = () =>
  h('span', { className: 'fault' }, 'Nothing was sent, because a required value was missing.')

const EarlierAnswer = props =>
  h(
    'details',
    { className: 'earlier-answer' },
    h('summary', null, 'The answer to an earlier request'),
    h('p', null, h(Outcome, props)),
    h(Content, props),
  )

const Content = ({ placed, answer, resume, focusExecute }) =>
  h(
    React.Fragment,
    null,
    !answer.failure && h(AnswerCause, { placed, answer }),
    answer.stream && h(LiveMessages, { stream: answer.stream, resume, focusExecute }),
    answer.text && h(CodeBlock, { label: 'Body of the answer', text: prettyJson(answer.text), isJson: true }),
    answer.headers && h(AnswerHeaders, { headers: answer.headers }),
    answer.earlierStream && h(EarlierMessages, { stream: answer.earlierStream }),
  )

const EarlierMessages = ({ stream }) =>
  h('details', null, h('summary', null, 'The messages of an earlier request'), h(LiveMessages, { stream }))
