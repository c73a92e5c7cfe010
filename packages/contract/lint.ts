/**
 * Checks documents with Redocly's strict rules. They find misspelt keywords, such as `minumum`, which Spectral accepts. Each problem
 * is reported with its source file and line.
 *
 * Usage: node lint.ts <file>...
 */
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'spec-strict-refs': 'error',
    // The specification requires a trailing slash for the token endpoint. Our Spectral rule forbids it for all other paths.
    'no-path-trailing-slash': 'off',
  },
})
const linted = process.argv.slice(2).map(ref => lint({ ref, config }))
const problems = (await Promise.all(linted)).flat()
const totals = getTotals(problems)
if (problems.length > 0) formatProblems(problems, { format: 'stylish', totals, version: '' })
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0
