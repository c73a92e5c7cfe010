import { typescriptCall } from './typescript-call.js'

/** Shows each request as a curl command and in TypeScript. Both take the access token from the environment: a copy has no secret. */
export const requestSamples = document => () => ({
  wrapComponents: {
    curl: (_Original, { React, fn }) =>
      function RequestSamples({ request }) {
        const command = fn
          .requestSnippetGenerator_curl_bash(request)
          .replace(/'Authorization: Bearer [^']*'/, '"Authorization: Bearer $TOKEN"')
        return React.createElement(
          React.Fragment,
          null,
          sample(React, 'Curl', command),
          sample(React, 'TypeScript', typescriptCall(document, request.toJS())),
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
    h('pre', { className: 'microlight' }, text),
    h('button', { type: 'button', className: 'btn', onClick: copy }, 'Copy'),
  )
}
