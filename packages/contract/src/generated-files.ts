/** Finds the files that `npm run generate` writes for use at run time. No other file knows their place. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ValidateFunction } from 'ajv'
import equal from 'ajv/dist/runtime/equal.js'
import ucs2length from 'ajv/dist/runtime/ucs2length.js'
import { checkedFormats } from './formats.ts'

const require = createRequire(import.meta.url)

/** The text of a generated document. */
export function readGenerated(name: string): string {
  return readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')
}

/** The validators of a generated file, by the JSON pointers of their schemas. */
export function loadValidators(name: string): Readonly<Record<string, ValidateFunction>> {
  // An address, because a bundle of the program has the files at another place.
  const create = require(fileURLToPath(new URL(`../generated/validators/${name}.cjs`, import.meta.url)))
  return create({ equal: exported(equal), formats: checkedFormats, ucs2length: exported(ucs2length) })
}

/** The default export of a CommonJS module that was compiled from ESM: Node imports all exports in its place, and Vitest the export. */
function exported<Export>(given: Export | { readonly default: Export }): Export {
  return given instanceof Object && 'default' in given ? given.default : given
}
