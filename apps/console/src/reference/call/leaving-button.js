import { h, React } from '../viewer.js'

/** A button that its own action, or an answer, removes. If it has the focus then, `moveFocus` moves it. */
export function LeavingButton({ moveFocus, ...props }) {
  const button = React.useRef(null)
  React.useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current === document.activeElement) moveFocus()
    }
  }, [])
  return h('button', { ...props, type: 'button', ref: button })
}
