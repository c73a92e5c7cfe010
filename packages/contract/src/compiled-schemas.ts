/** The document's schemas, which `npm run generate` has compiled. */
import type { ValidateFunction } from 'ajv'
import { loadValidators } from './generated-files.ts'

/** The validators of answers, and of bodies. They report the first fault of a value. */
export const answers = validators('answers')
/** The validators of bodies. They report all faults of a value. */
export const bodies = validators('bodies')
/** The validators of all schemas in `components`. They report the first fault of a value. */
export const components = validators('components')
/** The validators of parameters. They do not compare an integer with its `maximum`. */
export const parameters = validators('parameters')
/** The validators of publications. At `/publications/<name>` is a schema without the part that another one of them checks. */
export const publications = validators('publications')

/** Finds the validator of the schema at a JSON pointer of the document. Loads a file at the first call: this takes milliseconds. */
function validators(name: string): (pointer: string) => ValidateFunction | undefined {
  let loaded: Readonly<Record<string, ValidateFunction>> | undefined
  return pointer => {
    loaded ??= loadValidators(name)
    return loaded[pointer]
  }
}
