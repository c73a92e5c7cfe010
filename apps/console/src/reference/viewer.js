/** What Swagger UI provides for this page: React, a Markdown component, and `buildRequest`. */

/** React, once `shareViewer` has run. Components run later. */
export let React
let viewer
let markdown

/** The plugin of Swagger UI that shares its parts. */
export function shareViewer(system) {
  React = system.React
  viewer = system
  return {}
}

export const h = (...parts) => React.createElement(...parts)

export function Markdown({ source }) {
  markdown ??= viewer.getComponent('Markdown', true)
  return h(markdown, { source })
}

/** Serializes the parameters and the form of a request as the document says. */
export const buildRequest = call => viewer.fn.buildRequest(call)
