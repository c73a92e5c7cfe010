import { readFileSync } from 'node:fs'

/** The style sheets of the API reference, in the order of the cascade. */
const names = [
  'tokens',
  'base',
  'controls',
  'page',
  'contents',
  'session',
  'views',
  'operation',
  'answers',
  'code',
  'schema',
]

/**
 * All style sheets of a folder as one, so that the page needs one request before its first paint.
 *
 * @param folder the folder of the reference, with `styles`
 */
export function readStyles(folder: URL): Buffer {
  return Buffer.concat(names.map(name => readFileSync(new URL(`styles/${name}.css`, folder))))
}
