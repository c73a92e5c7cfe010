import { openapi } from '../document/openapi.js'
import { shareViewer } from '../viewer.js'
import { ReferencePage } from './reference-page.js'

/** Starts Swagger UI with the page of this folder as its layout. */
export function startReference() {
  globalThis.SwaggerUIBundle({
    spec: openapi,
    dom_id: '#reference',
    layout: 'ReferencePage',
    plugins: [shareViewer, () => ({ components: { ReferencePage } })],
  })
}
