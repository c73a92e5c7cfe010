import { CodeBlock } from '../code/code-block.js'
import { CopyButton } from '../code/copy-button.js'
import { useObservable } from '../observable.js'
import { tokenRequest } from '../session/request-token.js'
import { session } from '../session/session.js'
import { h } from '../viewer.js'

/** How to set the variable TOKEN that the samples read. */
export function TokenHelp() {
  const current = useObservable(session)
  return h(
    'details',
    { className: 'token-help' },
    h('summary', null, 'Set $TOKEN'),
    current
      ? h(
          'p',
          null,
          'The token of this page: ',
          h(CopyButton, { text: current.token, label: 'Copy the access token' }),
        )
      : h('p', null, 'Sign in to copy the token of this page.'),
    h('p', null, 'Or request one in a shell, with CLIENT_ID and CLIENT_SECRET set:'),
    h(CodeBlock, { label: 'Command for a token', text: command() }),
  )
}

/** A shell command that works wherever curl and sed do: it reads the token from the JSON answer. */
function command() {
  const fields = Object.entries(tokenRequest.parameters).map(([name, value]) => `-d ${name}=${value}`)
  return [
    `export TOKEN=$(curl -s ${location.origin}${tokenRequest.path}`,
    ...fields,
    '--data-urlencode "client_id=$CLIENT_ID"',
    '--data-urlencode "client_secret=$CLIENT_SECRET"',
    `| sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
  ].join(' \\\n  ')
}
