/** The document of the API, as this service serves it. */
const answer = await fetch('/openapi.json')
export const openapi = await answer.json()

/** The part of the document to which a `$ref` refers, without following further ones. A part without `$ref` stays as it is. */
export function resolve(part) {
  const names = part.$ref?.replace('#/', '').split('/')
  return names ? names.reduce((place, name) => place[name], openapi) : part
}

/** The named examples of a media type: name, summary and value. */
export const examplesOf = ({ examples = {} }) =>
  Object.entries(examples).map(([name, example]) => ({ name, ...resolve(example) }))
