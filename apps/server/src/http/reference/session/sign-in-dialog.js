import { observable, useObservable } from '../observable.js'
import { h, React } from '../viewer.js'
import { checkToken, offeredScopes, requestToken } from './request-token.js'
import { ScopeChoice } from './scope-choice.js'
import { startSession } from './session.js'

/** The open dialog and the scopes that it must offer ticked; null while it is closed. */
const request = observable(null)

/** Opens the dialog. @param scopes ticked besides those that were chosen before */
export const askToSignIn = (scopes = []) => request.set({ scopes })

/** Asks for the credentials of a client, or for a token. */
export function SignInDialog() {
  const asked = useObservable(request)
  const dialog = React.useRef(null)
  React.useEffect(() => {
    if (asked) dialog.current.showModal()
  }, [asked])
  const close = () => request.set(null)
  return h(
    'dialog',
    { ref: dialog, className: 'sign-in', 'aria-labelledby': 'sign-in-title', onClose: close },
    asked && h(SignInForm, { asked: asked.scopes, onSignedIn: () => dialog.current.close() }),
  )
}

/** The scopes that were chosen last, so that the dialog opens with them. */
let chosenBefore = offeredScopes.map(({ name }) => name)

function SignInForm({ asked, onSignedIn }) {
  const [withToken, setWithToken] = React.useState(false)
  const [chosen, setChosen] = React.useState([...new Set([...chosenBefore, ...asked])])
  const [fault, setFault] = React.useState('')
  const [isBusy, setBusy] = React.useState(false)

  async function signIn(event) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault('')
    const { client_id, client_secret, token } = Object.fromEntries(new FormData(event.currentTarget))
    try {
      startSession(await (withToken ? pasted(token) : issued(client_id.trim(), client_secret, chosen)))
      chosenBefore = chosen
      onSignedIn()
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
    ...(withToken
      ? [h(Credential, { label: 'Token', name: 'token', type: 'password', key: 'token' })]
      : [
          h(Credential, { label: 'Client id', name: 'client_id', key: 'id' }),
          h(Credential, { label: 'Client secret', name: 'client_secret', type: 'password', key: 'secret' }),
          h(ScopeChoice, { chosen, setChosen, isOpen: asked.length > 0, key: 'scopes' }),
        ]),
    h('p', { role: 'alert', className: 'fault' }, fault),
    h(
      'p',
      { className: 'actions' },
      h('button', { type: 'submit', className: 'button primary', 'aria-disabled': isBusy }, 'Sign in'),
      h('button', { type: 'button', className: 'button', onClick: onSignedIn }, 'Cancel'),
    ),
  )
}

const Way = ({ label, isChosen, choose }) =>
  h('label', null, h('input', { type: 'radio', name: 'way', checked: isChosen, onChange: choose }), label)

const Credential = ({ label, ...input }) =>
  h('label', { className: 'field' }, label, h('input', { ...input, spellCheck: false, autoComplete: 'off' }))

function issued(clientId, clientSecret, chosen) {
  if (!clientId) throw new Error('Enter the client id.')
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
