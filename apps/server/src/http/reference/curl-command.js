/** Shows each request as a curl command with `$TOKEN` for the access token, so that a copied command contains no secret. */
export const curlCommand = () => ({ wrapComponents: { curl } })

const curl = (_Original, { React, fn }) =>
  function CurlCommand({ request }) {
    const h = React.createElement
    const command = fn
      .requestSnippetGenerator_curl_bash(request)
      .replace(/'Authorization: Bearer [^']*'/, '"Authorization: Bearer $TOKEN"')
    const copy = () => navigator.clipboard.writeText(command)
    return h(
      'div',
      { className: 'curl-command' },
      h('h4', null, 'Curl'),
      h('pre', { className: 'curl microlight' }, command),
      h('button', { type: 'button', className: 'btn', onClick: copy }, 'Copy'),
    )
  }
