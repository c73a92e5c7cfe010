/**
 * `npm run contract:diff -- <git ref>` prints the changes of the document since that commit, breaking changes first.
 *
 * Exits with 1 if a change breaks consumers. With `--release`, exits with 1 only if the version of the document, the contract or
 * the client is too low for the changes. Exits with 2 if the ref is missing, or its commit has no document.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareDocuments } from './compatibility/compare-documents.ts'
import type { Document } from './compatibility/document.ts'
import { isAtLeast, neededVersion } from './compatibility/needed-version.ts'
import { documentAt } from './compatibility/released-document.ts'
import { report } from './compatibility/report.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean' } },
})
process.exitCode = run(positionals[0])

function run(ref: string | undefined): number {
  const before = ref === undefined ? undefined : documentAt(ref)
  if (ref === undefined || before === undefined) {
    process.stderr.write(
      ref === undefined
        ? 'Name a commit, a tag or a branch: npm run contract:diff -- main\n'
        : `${ref} is not a commit, tag or branch that contains the document.\n`,
    )
    return 2
  }
  const after: Document = read('generated/openapi.json')
  const changes = compareDocuments(before, after)
  process.stdout.write(report(changes, ref))
  if (!values.release) return changes.some(change => change.breaks) ? 1 : 0

  const needed = neededVersion(before.info.version, changes)
  const versions = {
    document: after.info.version,
    contract: read<{ version: string }>('package.json').version,
    client: read<{ version: string }>('../client/package.json').version,
  }
  const short = Object.entries(versions).filter(([, version]) => !isAtLeast(version, needed))
  for (const [name, version] of short)
    process.stderr.write(
      `The version of the ${name} is ${version}. The changes since ${ref} need ${needed} or later.\n`,
    )
  return short.length === 0 ? 0 : 1
}

function read<Content = Document>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
