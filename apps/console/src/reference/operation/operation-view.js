import { CallPanel } from '../call/call-panel.js'
import { execute } from '../call/execute.js'
import { h, Markdown, React } from '../viewer.js'
import { DocumentedAnswers } from './documented-answers.js'
import { OperationFacts } from './operation-facts.js'
import { OperationHeader } from './operation-header.js'
import { RequestFields } from './request-fields.js'
import { formOf } from './request-form.js'
import { useSuggestedClient } from './use-suggested-client.js'
import { useSuggestedIdentifiers } from './use-suggested-identifiers.js'
import { WebhookRequest } from './webhook-request.js'

const faulty = '[aria-invalid="true"]'

/** An operation: what it does, a form for its request, its answer, and the answers that it documents. */
export const OperationView = ({ placed }) =>
  h(
    'article',
    { className: 'operation' },
    h(OperationHeader, { placed }),
    placed.isWebhook ? h(WebhookRequest, { placed }) : h(Call, { placed }),
    h(DocumentedAnswers, { operation: placed.operation }),
  )

function Call({ placed }) {
  const form = formOf(placed)
  const formId = React.useId()
  const element = React.useRef(null)
  useSuggestedIdentifiers(placed, form)
  useSuggestedClient(placed, form)

  async function submit(event) {
    event.preventDefault()
    await execute(placed, form)
    // Focus the first required field that is empty. If the request was sent, the focus stays.
    if (form.get().showsMissing) element.current.querySelector(faulty)?.focus()
  }
  /** In a body, the first error that is listed selects the faulty part. */
  function focusFault() {
    const field = element.current.querySelector(faulty)
    const listed = field?.closest('.body-editor')?.querySelector('.faults button')
    if (listed) listed.click()
    else field?.focus()
  }
  function submitFromBody(event) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.current.requestSubmit()
  }
  return h(
    React.Fragment,
    null,
    h(
      'form',
      {
        id: formId,
        ref: element,
        className: 'request',
        noValidate: true,
        onSubmit: submit,
        onKeyDown: submitFromBody,
      },
      h(Markdown, { source: placed.operation.description }),
      h(OperationFacts, { placed }),
      h(RequestFields, { placed, form }),
    ),
    h(CallPanel, { placed, form, formId, focusFault }),
  )
}
