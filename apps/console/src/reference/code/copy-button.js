import { h, React } from '../viewer.js'

const shownMilliseconds = 2_000

/** Copies a text, and shows the outcome for a moment. */
export function CopyButton({ text, label = 'Copy' }) {
  const [outcome, setOutcome] = React.useState('')
  React.useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(''), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      // Browsers offer no clipboard over plain http, except on localhost.
      setOutcome('The browser refused')
    }
  }
  return h(
    'button',
    { type: 'button', className: 'button small', onClick: copy },
    h('span', { 'aria-live': 'polite' }, outcome || label),
  )
}
