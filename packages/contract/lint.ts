/**
 * Checks openapi/ with its workflows, and the generated document in OpenAPI 3.2, with Redocly's strict rules. They find misspelt
 * keywords, such as `minumum`, which Spectral accepts. Each problem is reported with its source file and line. Also checks that
 * docs/specification.md has a row for each operation.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'
import { specificationFaults } from './specification-rows.ts'
import { document } from './src/document.ts'

const documents = [
  '../../openapi/openapi.yaml',
  '../../openapi/workflows.arazzo.yaml',
  'generated/openapi.3.2.public.json',
]
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'spec-strict-refs': 'error',
    // The specification requires a trailing slash for the token endpoint. Our Spectral rule forbids it for all other paths.
    'no-path-trailing-slash': 'off',
  },
})
const linted = documents.map(name => lint({ ref: fileURLToPath(new URL(name, import.meta.url)), config }))
const problems = (await Promise.all(linted)).flat()
const totals = getTotals(problems)
if (problems.length > 0) formatProblems(problems, { format: 'stylish', totals, version: '' })

const page = await readFile(new URL('../../docs/specification.md', import.meta.url), 'utf8')
const faults = specificationFaults(document, page)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = totals.errors + totals.warnings + faults.length > 0 ? 1 : 0
