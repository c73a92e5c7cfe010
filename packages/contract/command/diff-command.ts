import { parseArgs } from 'node:util'
import { compareDocuments } from '../compatibility/compare-documents.ts'
import { report } from '../compatibility/report.ts'
import { readDocument } from './read-document.ts'
import { UsageError } from './wrong-input.ts'

/** `diff OLD NEW` prints the changes between two documents. Resolves with 1 if one breaks consumers. */
export async function diff(args: readonly string[]): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
  const [before, after, ...others] = positionals
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Name two documents: diff OLD NEW.')
  const changes = compareDocuments(await readDocument(before), await readDocument(after))
  process.stdout.write(report(changes, before))
  return changes.some(change => change.breaks) ? 1 : 0
}
