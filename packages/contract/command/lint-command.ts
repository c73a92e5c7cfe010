import { parseArgs } from 'node:util'
import { problemsOf } from './redocly.ts'
import { UsageError } from './wrong-input.ts'

/** `lint FILE...` prints the problems of documents. Resolves with 1 if there is one. */
export async function lint(args: readonly string[]): Promise<number> {
  const { positionals: files } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  if (files.length === 0) throw new UsageError('Name a document: lint FILE.')
  return (await problemsOf(files)) > 0 ? 1 : 0
}
