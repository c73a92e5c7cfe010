import { h } from '../viewer.js'
import { CopyButton } from './copy-button.js'
import { highlightJson } from './highlight-json.js'

/** A text in a box that scrolls, with a button that copies it. */
export function CodeBlock({ label, text, isJson = false }) {
  return h(
    'div',
    { className: 'code-block' },
    h(CopyButton, { text }),
    // Focusable, so that the keyboard can scroll it.
    h('pre', { tabIndex: 0, role: 'group', 'aria-label': label }, isJson ? highlightJson(text) : text),
  )
}
