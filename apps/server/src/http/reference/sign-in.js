/**
 * Starts the form for signing in: with the credentials of a client, or with a pasted token. The token stays in the memory of
 * the page.
 *
 * @param use called with each new token
 */
export function startSignIn({ components }, use) {
  const { accessToken } = components.securitySchemes
  const { tokenUrl, scopes } = accessToken.flows.clientCredentials
  const form = document.querySelector('#sign-in')
  const status = form.querySelector('output')
  const listeners = []
  let token

  form.querySelector('#scopes').append(...Object.entries(scopes).map(checkbox))
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const pasted = form.elements.token.value.trim().replace(/^bearer +/i, '')
    try {
      start(pasted === '' ? await askForToken() : pasted)
    } catch (error) {
      tell(error.message, true)
    }
  })

  async function askForToken() {
    const { client_id, client_secret, scope } = form.elements
    const asked = [...scope].filter(box => box.checked).map(box => box.value)
    const client = { client_id: client_id.value.trim(), client_secret: client_secret.value }
    const { error, ...answer } = await requestToken({ ...client, scope: asked.join(' ') })
    // All scopes were requested, and the client lacks some. Without `scope` the token gets all scopes of the client.
    const isRefused = error === 'invalid_scope' && asked.length === scope.length
    const { access_token, error_description } = isRefused ? await requestToken(client) : answer
    if (!access_token) throw new Error(error_description)
    return access_token
  }

  async function requestToken(parameters) {
    const audience = accessToken['x-audience']
    const body = new URLSearchParams({ grant_type: 'client_credentials', audience, ...parameters })
    // Without `omit` the browser asks for a name and a password when the service refuses the secret.
    const answer = await fetch(new URL(tokenUrl).pathname, { method: 'POST', body, credentials: 'omit' })
    return answer.json()
  }

  function start(given) {
    const claims = claimsOf(given)
    token = given
    use(token)
    const until = claims.exp && ` until ${new Date(claims.exp * 1_000).toLocaleString()}`
    tell(`Signed in${claims.client_id ? ` as ${claims.client_id}` : ''}${until ?? ''}.`, false)
    form.elements.client_secret.value = ''
    form.elements.token.value = ''
    for (const listener of listeners) listener()
  }

  function tell(text, isError) {
    status.value = text
    status.className = isError ? 'refused' : 'signed-in'
  }

  return {
    /** The current token; undefined before the user signs in. */
    token: () => token,
    onSignIn: listener => listeners.push(listener),
  }
}

function checkbox([scope, description]) {
  const label = document.createElement('label')
  const box = Object.assign(document.createElement('input'), {
    ...{ type: 'checkbox', name: 'scope', value: scope, checked: true },
  })
  label.title = description
  label.append(box, ` ${scope}`)
  return label
}

/** The claims of a token, only for display. The service verifies the token at each request. */
function claimsOf(token) {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
