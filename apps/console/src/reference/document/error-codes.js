import { examplesOf, resolve } from './openapi.js'

/** The error codes in the examples of an answer: `errorCode`, or `error` of the token endpoint. */
export function errorCodesOf(response) {
  const examples = Object.values(resolve(response).content ?? {}).flatMap(examplesOf)
  return [...new Set(examples.flatMap(({ value }) => value.errorCode ?? value.error ?? []))]
}
