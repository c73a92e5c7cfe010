import { openapi } from '../document/openapi.js'
import { shareViewer } from '../viewer.js'
import { ReferencePage } from './reference-page.js'

/** Starts Swagger UI with the page of this folder as its layout. */
export function startReference() {
  globalThis.SwaggerUIBundle({
    // Only what its parts need: the page reads the document itself.
    spec: { openapi: openapi.openapi, info: openapi.info, paths: {} },
    dom_id: '#reference',
    layout: 'ReferencePage',
    plugins: [shareViewer, () => ({ components: { ReferencePage } })],
  })
}
