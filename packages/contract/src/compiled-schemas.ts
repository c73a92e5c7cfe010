/**
 * Compiles the document's schemas with Ajv, each at its first use. Ajv's option `discriminator` selects one of the 22
 * alternatives of an event: without it, a fault would be reported once for each alternative.
 */
import { Ajv2020, type Format, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { document } from './document.ts'
import { formats, usualForms } from './formats.ts'

export interface CompiledSchemas {
  /** The validator of the schema at a JSON pointer of the document. */
  at(pointer: string): ValidateFunction
  /** The validator of a part of a schema. References in the part are resolved in the document. */
  of(part: object): ValidateFunction
}

/** @param options.allErrors whether validators report all faults of a value, or only the first */
export function compileSchemas({ allErrors }: { readonly allErrors: boolean }): CompiledSchemas {
  // `validateSchema: false`, because an OpenAPI document is not a JSON Schema. `npm run check` has checked its schemas; checking
  // them again would take most of the start time of this module.
  // `verbose: true`, because the error messages name the schema's limits and the value.
  const options = { strict: false, discriminator: true, formats, validateSchema: false, verbose: true }
  const ajv = new Ajv2020({ ...options, allErrors })
  addFormats.default(ajv)
  for (const [format, usual] of Object.entries(usualForms)) {
    ajv.addFormat(`whole-${format}`, ajv.formats[format] as Format)
    const isWhole = ajv.compile({ format: `whole-${format}` })
    ajv.addFormat(format, text => usual.test(text) || isWhole(text))
  }
  ajv.addSchema(asAjvReads(document), 'openapi')

  /** Validators by pointer: Ajv's own lookup takes longer than a validation. */
  const byPointer = new Map<string, ValidateFunction>()
  const byPart = new WeakMap<object, ValidateFunction>()
  return {
    at(pointer) {
      const known = byPointer.get(pointer)
      if (known) return known
      const check = ajv.getSchema(`openapi#${pointer}`)
      if (!check) throw new Error(`The document has no schema at ${pointer}.`)
      byPointer.set(pointer, check)
      return check
    },
    of(part) {
      let check = byPart.get(part)
      if (!check) {
        check = ajv.compile(JSON.parse(JSON.stringify(part).replaceAll('"#/', '"openapi#/')))
        byPart.set(part, check)
      }
      return check
    },
  }
}

/**
 * The document without the `mapping` of discriminators: OpenAPI tools need it, but Ajv rejects it and reads each `const` instead.
 * The keys of the mapping stay in `x-tags`, for error messages. A union with a discriminator gets the type `object`, because Ajv's
 * `discriminator` accepts every value that is not an object.
 */
function asAjvReads(openapi: typeof document): object {
  return JSON.parse(
    JSON.stringify(openapi, (_key, child) => {
      const { propertyName, mapping } = child?.discriminator ?? {}
      if (mapping === undefined) return child
      return {
        type: 'object',
        ...child,
        discriminator: { propertyName },
        'x-tags': { [propertyName]: Object.keys(mapping) },
      }
    }),
  )
}
