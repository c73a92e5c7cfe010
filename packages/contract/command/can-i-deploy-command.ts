import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Document } from '../compatibility/document.ts'
import { deploymentOf, type Verdict } from './deployment.ts'
import { asMarkdown, asText } from './deployment-report.ts'
import { isPact, pactVerdict } from './pact.ts'
import { packedDocument, readDocument } from './read-document.ts'
import { parseJson, readText } from './read-file.ts'
import { type Usage, usageIn } from './usage.ts'
import { UsageError, WrongInput } from './wrong-input.ts'

const options = {
  consumers: { type: 'string', multiple: true },
  released: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
} as const

/** The largest file of a consumer in bytes, and the most files. */
const mostBytes = 8_000_000
const mostFiles = 1_000

/** `can-i-deploy NEW` prints which consumers break. Resolves with 1 if one does. */
export async function canIDeploy(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError("Name a document: can-i-deploy NEW --consumers '*.json'.")
  if (!values.consumers) throw new UsageError("Name the consumers: --consumers '*.json'.")
  if (values.json && values.markdown) throw new UsageError('--json and --markdown exclude each other.')
  const before = values.released === undefined ? packedDocument() : await readDocument(values.released)
  const after = await readDocument(file)
  // A shell may have replaced the pattern by the names of files.
  const { usages, pacts } = await readConsumers([...values.consumers, ...others], before, after)
  const deployment = deploymentOf(before, after, usages, pacts)
  const shown = values.json
    ? `${JSON.stringify(deployment, null, 2)}\n`
    : (values.markdown ? asMarkdown : asText)(deployment)
  process.stdout.write(shown)
  return deployment.consumers.some(({ breaks }) => breaks.length > 0) ? 1 : 0
}

async function readConsumers(patterns: readonly string[], before: Document, after: Document) {
  const files = new Set(patterns.flatMap(filesOf))
  if (files.size > mostFiles) throw new WrongInput(`There are more than ${mostFiles} files of consumers.`)
  const usages: Usage[] = []
  const pacts: Verdict[] = []
  for (const file of files) {
    const value = parseJson(file, await readText(file, mostBytes))
    if (isPact(value)) pacts.push(await pactVerdict(file, value, before, after))
    else usages.push(usageIn(file, value))
  }
  return { usages, pacts }
}

/** The files that a pattern names, in order. */
function filesOf(pattern: string): readonly string[] {
  const isPattern = /[*?[{]/.test(pattern)
  const files = isPattern ? globSync(pattern).toSorted() : [pattern]
  if (files.length === 0) throw new WrongInput(`No file of a consumer matches '${pattern}'.`)
  return files
}
