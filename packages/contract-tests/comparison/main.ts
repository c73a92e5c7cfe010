/**
 * Lets our client and one that Hey API generates meet the hostile service, and prints a table for docs/choices.md. Takes some
 * minutes of a machine that has nothing else to do. Usage: npm run compare --workspace packages/contract-tests
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { behaviours } from '@tenant-api/client/hostile/behaviours'
import { limits, type Outcome, type Report } from '@tenant-api/client/hostile/report'
import { startHostileService } from '@tenant-api/client/hostile/service'
import { startCaller } from '@tenant-api/client/hostile/start-caller'
import { findProgram } from '../src/programs.ts'

const document = fileURLToPath(import.meta.resolve('@tenant-api/contract/openapi.public.json'))
const generator = findProgram('Hey API')
if (!generator)
  throw new Error('Hey API is not installed: npm ci --prefix packages/contract-tests/generators')

const columns = [
  'value or typed error',
  'aborted',
  'bare error',
  'wrong value',
  'silent end',
  'late',
] as const
/** Milliseconds for other processes of this machine. */
const grace = 500

const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-comparison-'))
const service = await startHostileService(behaviours)
try {
  const input = JSON.stringify({
    input: document,
    output: { path: 'generated', module: { extension: '.ts' } },
  })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'generator.config.js'), `export default ${input}`)
  await promisify(execFile)(process.execPath, [generator, '--file', 'generator.config.js'], { cwd: folder })

  process.stdout.write(`| Client | ${columns.join(' | ')} | over 50 MB | most memory |\n`)
  process.stdout.write(`|---|${columns.map(() => '---:|').join('')}---:|---:|\n`)
  const own = fileURLToPath(import.meta.resolve('@tenant-api/client/hostile/caller'))
  await measure('`@tenant-api/client`', own)
  const theirs = fileURLToPath(new URL('hey-api.ts', import.meta.url))
  await measure('Hey API', theirs, pathToFileURL(path.join(folder, 'generated')).href)
} finally {
  await service.close()
  await rm(folder, { recursive: true })
}

/** Prints the row of a client. */
async function measure(name: string, program: string, ...more: readonly string[]): Promise<void> {
  const caller = await startCaller(program, service.baseUrl, ...more)
  const reports: Report[] = []
  for (const behaviour of behaviours.keys()) reports.push(await caller.meet(behaviour))
  caller.stop()
  // The other client is generated from the public document, which has no publishing.
  const outcomes = reports.flatMap(report => report.outcomes).filter(({ way }) => !way.startsWith('publish'))
  const counts = columns.map(column => outcomes.filter(outcome => columnOf(outcome) === column).length)
  const megabytes = reports.map(report => report.megabytes)
  const large = megabytes.filter(size => size >= 50).length
  process.stdout.write(
    `| ${name} | ${counts.join(' | ')} | ${large} | ${Math.round(Math.max(...megabytes))} MB |\n`,
  )
}

function columnOf({ end, milliseconds }: Outcome): (typeof columns)[number] {
  if (milliseconds > limits.timeout + grace) return 'late'
  return (
    columns.find(column => column === end) ?? (/^[a-z_]+$/.test(end) ? 'value or typed error' : 'bare error')
  )
}
