import { h, React } from '../viewer.js'
import { checkToken, offeredScopes, requestToken } from './request-token.js'
import { ScopeChoice } from './scope-choice.js'
import { startSession } from './session.js'

/** The scopes that were chosen last, so that the form opens with them. */
let chosenBefore = offeredScopes.map(({ name }) => name)
/** The client id that was entered last, also if the dialog was closed without a sign-in. */
let clientIdBefore = ''

/** @param asked scopes to tick at first, in addition to the scopes of the last sign-in */
export function SignInForm({ asked, close }) {
  const [withToken, setWithToken] = React.useState(false)
  const [chosen, setChosen] = React.useState([...new Set([...chosenBefore, ...asked])])
  const [fault, setFault] = React.useState('')
  const [isBusy, setBusy] = React.useState(false)

  async function signIn(event) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault('')
    const given = Object.fromEntries(new FormData(event.currentTarget))
    try {
      startSession(await (withToken ? pasted(given.token) : issued({ ...given, chosen })))
      chosenBefore = chosen
      close()
    } catch (error) {
      setFault(error.message)
      setBusy(false)
    }
  }

  return h(
    'form',
    { onSubmit: signIn, noValidate: true, autoComplete: 'off' },
    h('h2', { id: 'sign-in-title' }, 'Sign in'),
    h(
      'p',
      { className: 'muted' },
      'To send requests from this page. The token stays in the memory of the page.',
    ),
    h(
      'fieldset',
      { className: 'choice' },
      h('legend', { className: 'hidden' }, 'Sign in with'),
      h(Way, { label: 'Client', isChosen: !withToken, choose: () => setWithToken(false) }),
      h(Way, { label: 'Access token', isChosen: withToken, choose: () => setWithToken(true) }),
    ),
    withToken
      ? h(Credential, { label: 'Token', name: 'token', type: 'password', key: 'token' })
      : h(
          React.Fragment,
          null,
          h(Credential, {
            label: 'Client id',
            name: 'client_id',
            defaultValue: clientIdBefore,
            onChange: keepId,
          }),
          h(Credential, { label: 'Client secret', name: 'client_secret', type: 'password' }),
          h(ScopeChoice, { chosen, setChosen, isOpen: asked.length > 0 }),
        ),
    h('p', { role: 'alert', className: 'fault' }, fault),
    h(
      'p',
      { className: 'actions' },
      h('button', { type: 'submit', className: 'button primary', 'aria-disabled': isBusy }, 'Sign in'),
      h('button', { type: 'button', className: 'button', onClick: close }, 'Cancel'),
    ),
  )
}

const keepId = event => {
  clientIdBefore = event.target.value
}

const Way = ({ label, isChosen, choose }) =>
  h('label', null, h('input', { type: 'radio', name: 'way', checked: isChosen, onChange: choose }), label)

const Credential = ({ label, ...input }) =>
  h('label', { className: 'field' }, label, h('input', { ...input, spellCheck: false, autoComplete: 'off' }))

function issued({ client_id, client_secret, chosen }) {
  const clientId = client_id.trim()
  if (!clientId) throw new Error('Enter the client id.')
  const clientSecret = client_secret.trim()
  if (!clientSecret) throw new Error('Enter the client secret.')
  if (chosen.length === 0) throw new Error('Choose at least one scope.')
  return requestToken({ clientId, clientSecret, chosen })
}

async function pasted(text) {
  const token = text.trim().replace(/^bearer +/i, '')
  if (!token) throw new Error('Enter the access token.')
  await checkToken(token)
  return token
}
