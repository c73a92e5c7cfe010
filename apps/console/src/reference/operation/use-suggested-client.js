import { useObservable } from '../observable.js'
import { shapeOf } from '../schema/shape.js'
import { session } from '../session/session.js'
import { React } from '../viewer.js'
import { change, formMediaType } from './request-form.js'

/** Fills in the client id of the session where a form asks for one, unless the user has entered another id. */
export function useSuggestedClient({ operation }, form) {
  const { clientId } = useObservable(session) ?? {}
  React.useEffect(() => {
    const content = operation.requestBody?.content[formMediaType]
    const { bodies } = form.get()
    const { fields } = bodies[formMediaType] ?? {}
    if (!clientId || !content || fields.client_id) return
    if (!shapeOf(content.schema).properties.some(({ name }) => name === 'client_id')) return
    const filled = { fields: { ...fields, client_id: String(clientId) } }
    change(form, { bodies: { ...bodies, [formMediaType]: filled } })
  }, [clientId, form])
}
