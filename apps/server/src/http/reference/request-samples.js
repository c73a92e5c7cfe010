import { findOperation } from './find-operation.js'
import { typescriptCall } from './typescript-call.js'

const access = /'Authorization: Bearer [^']*'/

/** Shows each request as a curl command and in TypeScript. Both read the token from a variable, so a copy has no secret. */
export const requestSamples = document => () => ({
  wrapComponents: {
    curl: (_Original, { React, fn }) =>
      function RequestSamples({ request }) {
        const command = fn.requestSnippetGenerator_curl_bash(request)
        return React.createElement(
          React.Fragment,
          null,
          sample(React, 'Curl', command.replace(access, '"Authorization: Bearer $TOKEN"')),
          sample(React, 'TypeScript', typescriptCall(document, request.toJS())),
          needsToken(document, request.toJS()) && aboutToken(React, access.test(command)),
        )
      },
  },
})

function sample({ createElement: h }, title, text) {
  const copy = () => navigator.clipboard.writeText(text)
  return h(
    'section',
    { className: 'sample', 'aria-label': title },
    h('h4', null, title),
    h('button', { type: 'button', className: 'btn', onClick: copy }, 'Copy'),
    h('pre', { className: 'microlight' }, text),
  )
}

function needsToken(document, request) {
  const { security = [] } = findOperation(document, request).operation
  return security.length > 0
}

function aboutToken({ createElement: h }, isSent) {
  if (!isSent)
    return h(
      'p',
      { className: 'about-token' },
      'This request had no access token. ',
      h('a', { href: '#sign-in' }, 'Sign in'),
      ' and execute it again.',
    )
  const command = h('code', null, 'export TOKEN=$(npx tenant-api token)')
  return h('p', { className: 'about-token' }, 'Set the access token for both: ', command)
}
