/**
 * `npm run contract:diff -- <git ref>`: what has changed in the document since then, and whether it breaks consumers. With
 * `--release`, whether the versions of the document, the contract and the client allow for that.
 *
 * Ends with 0 when nothing breaks (or the versions allow for it), 1 when something does, 2 when there is nothing to compare with.
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
        ? 'Name a commit, a tag or a branch: npm run contract:diff -- v2.0.0\n'
        : `${ref} is no commit, tag or branch that holds the document.\n`,
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
      `The version of the ${name} is ${version}; since ${ref} it needs ${needed} or later.\n`,
    )
  return short.length === 0 ? 0 : 1
}

function read<Content = Document>(name: string): Content {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
