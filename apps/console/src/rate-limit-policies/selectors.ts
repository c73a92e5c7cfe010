import { policyFields } from '../generated/policy-fields.ts'

const { pattern, mustBe, maxLength, forms } = policyFields.selector
/** The service treats a client's id as the URI of a CIMD client if it is an https URL. */
const isUri = (id: string) => /^https:\/\//i.test(id) && URL.canParse(id)

/** Whether the document allows a selector. */
export function isSelector(selector: string): boolean {
  return selector.length <= maxLength && new RegExp(pattern, 'u').test(selector)
}

/** The error message for an invalid selector. */
export const selectorRule = `A selector must be ${mustBe}.`

/** The consumers that a selector selects, in the words of the document; undefined for an invalid selector. */
export function meaningOf(selector: string): string | undefined {
  if (!isSelector(selector)) return undefined
  // Two forms start with `client_id:`: first the form with a client's id, then the form with a URI.
  const matching = forms.filter(form =>
    'value' in form ? selector.startsWith(form.start) : selector === form.start,
  )
  const [first, second] = matching
  const form = second && isUri(selector.slice(second.start.length)) ? second : first
  return form && sentence(form.meaning)
}

/** The forms of a selector with their meanings. */
export const selectorForms = forms.map(form => ({
  form: 'value' in form ? `${form.start}<${form.value.replace(/^an? /, '')}>` : form.start,
  /** The text before the value. It is the whole selector if the form has no value. */
  start: form.start,
  meaning: sentence(form.meaning),
}))

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
