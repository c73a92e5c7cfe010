import { useObservable } from '../observable.js'
import { formOf } from '../operation/request-form.js'
import { h } from '../viewer.js'

/** Marks the entry of an operation whose stream is open. The stream stays open while other views are shown. */
export function LiveMark({ placed }) {
  const { answer } = useObservable(formOf(placed))
  return answer?.stream ? h(Count, { stream: answer.stream }) : null
}

function Count({ stream }) {
  const { isOpen, count } = useObservable(stream.state)
  if (!isOpen) return null
  return h(
    'span',
    { className: 'live-mark' },
    h('span', { className: 'hidden' }, 'listening, '),
    count.toLocaleString(),
    h('span', { className: 'hidden' }, count === 1 ? ' message' : ' messages'),
  )
}
