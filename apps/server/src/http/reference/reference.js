/** Starts the API reference: Swagger UI with the plugins of this folder, and the form for signing in. */

import { showContents } from './contents.js'
import { fillIdentifiers } from './fill-identifiers.js'
import { foldErrors } from './fold-errors.js'
import { showLiveMessages } from './live-messages.js'
import { readableDocument } from './readable-document.js'
import { requestSamples } from './request-samples.js'
import { startSignIn } from './sign-in.js'

const answer = await fetch('/openapi.json')
const openapi = await answer.json()
const signIn = startSignIn(openapi, token => viewer.preauthorizeApiKey('bearerToken', token))
const identifiers = fillIdentifiers(signIn)
const live = showLiveMessages()
showContents(openapi)

const viewer = globalThis.SwaggerUIBundle({
  spec: readableDocument(openapi),
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // Highlighting would take most of the time that an operation needs to open.
  syntaxHighlight: { activated: false },
  validatorUrl: null,
  plugins: [foldErrors, requestSamples(openapi), identifiers.plugin, live.plugin],
  requestInterceptor: live.intercept,
  responseInterceptor: identifiers.noticeWrite,
})
