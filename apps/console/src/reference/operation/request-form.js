import { examplesOf } from '../document/openapi.js'
import { observable } from '../observable.js'
import { shapeOf } from '../schema/shape.js'

export const formMediaType = 'application/x-www-form-urlencoded'

/** What the user has entered for each operation. It stays while other views are shown. */
const forms = new Map()

/**
 * The form of an operation:
 *
 * - `values`: the values of its parameters, by name; `suggested`: the values that the page has filled in
 * - `filling`: a promise that ends when the suggestions are filled in; `lacking`: true for a name without any resource to suggest
 * - `mediaType` and `bodies`: the chosen media type, and a body for each one
 * - `showsMissing`: whether the last attempt sent nothing, and required values without a value are marked
 * - `pending`: while an answer is awaited: how to `cancel` the request, and `since` when it runs, in milliseconds of the page
 * - `answer`: the last answer. Its `sent` is what was sent: `values`, `mediaType` and `bodies`
 */
export function formOf(placed) {
  if (!forms.has(placed)) forms.set(placed, observable(newForm(placed)))
  return forms.get(placed)
}

/** Cancels all requests, ends all streams, and makes all forms new. */
export function clearForms() {
  for (const [placed, form] of forms) {
    const { pending, answer } = form.get()
    form.set(newForm(placed))
    pending?.cancel()
    answer?.stream?.stop()
  }
}

/** Changes some parts of a form. */
export const change = (form, parts) => form.set({ ...form.get(), ...parts })

export const changeBody = (form, parts) => {
  const { bodies, mediaType } = form.get()
  change(form, { bodies: { ...bodies, [mediaType]: { ...bodies[mediaType], ...parts } } })
}

function newForm({ operation }) {
  const contents = Object.entries(operation.requestBody?.content ?? {})
  return {
    values: {},
    suggested: {},
    lacking: {},
    showsMissing: false,
    mediaType: contents[0]?.[0],
    bodies: Object.fromEntries(
      contents.map(([mediaType, content]) => [mediaType, newBody(mediaType, content)]),
    ),
  }
}

function newBody(mediaType, content) {
  const [example] = examplesOf(content)
  if (mediaType === formMediaType) return { fields: requiredFields(content.schema, example.value) }
  return { example: example.name, text: JSON.stringify(example.value, null, 2) }
}

/** The required fields of an example. Its other fields name a client that does not exist. */
function requiredFields(schema, example) {
  const required = shapeOf(schema).properties.filter(({ isRequired }) => isRequired)
  return Object.fromEntries(required.map(({ name }) => [name, example[name]]))
}
