import { writes } from '../call/created.js'
import { useObservable } from '../observable.js'
import { session } from '../session/session.js'
import { React } from '../viewer.js'
import { change } from './request-form.js'
import { suggestedIdentifier } from './suggested-identifier.js'

/** Fills in the identifiers of a path, so that users need not search for them. A value that the user has typed stays. */
export function useSuggestedIdentifiers(placed, form) {
  const current = useObservable(session)
  React.useEffect(() => {
    const names = placed.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
    if (!current || names.length === 0) return
    let isMounted = true
    async function fillIn() {
      for (const name of names) {
        const before = form.get()
        if (before.values[name] && before.values[name] !== before.suggested[name]) continue
        const found = await suggestedIdentifier(placed, name, before.values, current.token)
        const { values, suggested, lacking, showsMissing } = form.get()
        if (!isMounted || values[name] !== before.values[name]) continue
        const id = found ?? ''
        change(form, {
          values: { ...values, [name]: id },
          suggested: { ...suggested, [name]: id },
          lacking: { ...lacking, [name]: found === null },
          showsMissing: showsMissing && id === '',
        })
      }
    }
    const fill = () => change(form, { filling: fillIn() })
    fill()
    writes.addEventListener('change', fill)
    return () => {
      isMounted = false
      writes.removeEventListener('change', fill)
    }
  }, [current, form])
}
