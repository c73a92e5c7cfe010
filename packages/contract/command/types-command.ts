import { parseArgs } from 'node:util'
import { optional } from './optional-library.ts'
import { readDocument } from './read-document.ts'
import { UsageError } from './wrong-input.ts'

/** `types FILE` prints TypeScript types of a document. */
export async function types(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError('Name one document: types FILE.')
  const document = await readDocument(file)
  const { typesOf } = await optional('openapi-typescript', () => import('../document-types.ts'))
  process.stdout.write(await typesOf(document))
  return 0
}
