import { forgetClients } from '../call/forget-client.js'
import { openapi } from '../document/openapi.js'
import { shareViewer } from '../viewer.js'
import { ReferencePage } from './reference-page.js'

/** Starts Swagger UI with the page of this folder as its layout. */
export function startReference() {
  forgetClients()
  globalThis.SwaggerUIBundle({
    // The page reads the whole document itself. The parts of Swagger UI need only this.
    spec: { openapi: openapi.openapi, info: openapi.info, paths: {} },
    dom_id: '#reference',
    layout: 'ReferencePage',
    plugins: [shareViewer, () => ({ components: { ReferencePage } })],
  })
}
