/** Redocly's strict rules over openapi/, with the places of the sources: they catch the keyword `minumum`, which Spectral lets pass. */
import { fileURLToPath } from 'node:url'
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const ref = fileURLToPath(new URL('../../openapi/openapi.yaml', import.meta.url))
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'spec-strict-refs': 'error',
    // The specification names the token endpoint with a slash at its end. Our Spectral rule holds for all other paths.
    'no-path-trailing-slash': 'off',
  },
})
const problems = await lint({ ref, config })
const totals = getTotals(problems)
if (problems.length > 0) formatProblems(problems, { format: 'stylish', totals, version: '' })
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0
