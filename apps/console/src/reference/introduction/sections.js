import { openapi } from '../document/openapi.js'

const [lead = '', ...texts] = openapi.info.description.split(/^## /m)

/** The text of the introduction before its first heading. */
export { lead }

/** The sections of the introduction. */
export const sections = texts.map(text => {
  const [title = '', ...lines] = text.split('\n')
  const id = title.trim().toLowerCase().replaceAll(/\W+/g, '-')
  return { id, title, href: `#/introduction/${id}`, text: lines.join('\n') }
})
