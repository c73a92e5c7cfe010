/**
 * Writes the tests of each statement into docs/statements.md, from the marks at the tests.
 *
 * Usage: node write-statements.ts           writes the page
 *        node write-statements.ts --check   writes nothing, exits with 1 if the page is stale, a statement has no test, or a
 *                                           mark names an unknown statement
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { marksIn, statementFaults, withTests } from './statements.ts'
import { writeGenerated } from './write-generated.ts'

const root = new URL('../../', import.meta.url)
const docs = new URL('docs/', root)
const tests = ['{packages,apps}/*/test/**/*.test.{ts,tsx}', 'packages/conformance/src/suite/**/*.ts']

const page = readFileSync(new URL('statements.md', docs), 'utf8')
const marks = globSync(tests, { cwd: fileURLToPath(root) })
  .sort()
  .flatMap(file => marksIn(file, readFileSync(new URL(file, root), 'utf8')))
await writeGenerated(docs, { 'statements.md': withTests(page, marks) })

const faults = process.argv.includes('--check') ? statementFaults(page, marks) : []
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
