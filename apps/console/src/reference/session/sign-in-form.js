import { h, React } from '../viewer.js'
import { CredentialField } from './credential-field.js'
import { issuedToken, pastedToken } from './credentials.js'
import { offeredScopes } from './request-token.js'
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
  const [fault, setFault] = React.useState()
  const [isBusy, setBusy] = React.useState(false)
  const form = React.useRef(null)
  React.useEffect(() => {
    if (fault) form.current.elements[fault.field ?? (withToken ? 'token' : 'client_id')].focus()
  }, [fault])

  async function signIn(event) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    const given = Object.fromEntries(new FormData(event.currentTarget))
    try {
      const token = await (withToken ? pastedToken(given) : issuedToken(given, chosen))
      // The user has closed the dialog meanwhile.
      if (!form.current) return
      startSession(token)
      chosenBefore = chosen
      close()
    } catch (error) {
      setFault(error)
      setBusy(false)
    }
  }

  const faultOf = name => (fault?.field === name ? fault.message : undefined)
  return h(
    'form',
    { ref: form, onSubmit: signIn, noValidate: true, autoComplete: 'off' },
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
      ? h(CredentialField, {
          ...{ label: 'Token', name: 'token', type: 'password', fault: faultOf('token'), key: 'token' },
        })
      : h(
          React.Fragment,
          null,
          h(CredentialField, {
            ...{ label: 'Client id', name: 'client_id', fault: faultOf('client_id') },
            ...{ defaultValue: clientIdBefore, onChange: keepId },
          }),
          h(CredentialField, {
            ...{ label: 'Client secret', name: 'client_secret', type: 'password' },
            fault: faultOf('client_secret'),
          }),
          h(ScopeChoice, { chosen, setChosen, isOpen: asked.length > 0, fault: faultOf('scopes') }),
        ),
    h('p', { role: 'alert', className: 'fault' }, fault?.field ? '' : fault?.message),
    h(
      'p',
      { className: 'actions' },
      h(
        'button',
        { type: 'submit', className: 'button primary', 'aria-disabled': isBusy },
        isBusy ? 'Signing in …' : 'Sign in',
      ),
      h('button', { type: 'button', className: 'button', onClick: close }, 'Cancel'),
    ),
  )
}

const keepId = event => {
  clientIdBefore = event.target.value
}

const Way = ({ label, isChosen, choose }) =>
  h('label', null, h('input', { type: 'radio', name: 'way', checked: isChosen, onChange: choose }), label)
