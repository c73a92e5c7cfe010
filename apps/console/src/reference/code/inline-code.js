import { h } from '../viewer.js'

/** A sentence whose parts in backticks are code. */
export const inlineCode = text =>
  text.split('`').map((part, index) => (index % 2 === 1 ? h('code', { key: index }, part) : part))
