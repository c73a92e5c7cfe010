/** Checks that docs/specification.md has a row for each operation. */
import { readFile } from 'node:fs/promises'
import { specificationFaults } from './specification-rows.ts'
import { document } from './src/document.ts'

const page = await readFile(new URL('../../docs/specification.md', import.meta.url), 'utf8')
const faults = specificationFaults(document, page)
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
