import { h, React } from '../viewer.js'
import { LeavingButton } from './leaving-button.js'

/** The time between two updates. A shorter request shows nothing, so that the button does not flicker. */
const stepMilliseconds = 500
const shownAfterSeconds = 2

/**
 * Cancels a request that takes long, and shows its seconds. The button is apart from Execute, so that a double click on Execute
 * does not cancel.
 */
export function PendingRequest({ since, cancel, focusExecute }) {
  const [now, setNow] = React.useState(since)
  React.useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), stepMilliseconds)
    return () => clearInterval(timer)
  }, [])
  if (now === since) return null
  const seconds = Math.floor((now - since) / 1_000)
  return h(
    React.Fragment,
    null,
    h(LeavingButton, { className: 'button', onClick: cancel, moveFocus: focusExecute }, 'Cancel'),
    // A timer is not announced, unlike a status.
    seconds >= shownAfterSeconds && h('span', { role: 'timer', className: 'muted' }, `${seconds} s`),
  )
}
