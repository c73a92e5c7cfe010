/**
 * Runs tasks of Turbo one after another, and shows what people want to know of them: a line for each package when it has ended, then
 * what was left out, the slowest files, and the failures. `check`, `test`, `test:all` and the like are the tasks.
 *
 * Usage: node packages/test-kit/run-tests.ts <task>… [options of `turbo run`]
 *
 * The last line is `N passed, N failed, N skipped`. A check that fails, and a task that ends before it has results, counts as one
 * failure.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram, programNames } from './src/programs.ts'
import { type Results, resultsLine } from './src/results.ts'
import { root } from './src/root.ts'

interface Task {
  /** Such as `apps/server`. */
  readonly workspace: string
  readonly name: string
  readonly lines: string[]
  cached: boolean
  results?: Results
}

const tasks = new Map<string, Task>()
const failed = new Set<string>()
const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo')
const workspaces = workspacesByName()
const options = process.argv.slice(2).filter(argument => argument.startsWith('-'))
const phases = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
for (const phase of phases) await run(phase)
const isGreen = report()
process.exitCode = isGreen ? 0 : 1

/** Runs a task in all workspaces that have it. A failure does not end the run, so that people see all failures. */
async function run(phase: string): Promise<void> {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [turbo, 'run', phase, '--json', '--continue=always', '--no-update-notifier', ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        // Saves a quarter of the time in which Node starts.
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
        // Tests run at full length.
        ...(phases.includes('test:long') && { LONG: '1' }),
        // Turbo uses its cache for tests of installed programs only if the same programs are installed.
        PROGRAMS: programNames.filter(findProgram).join(),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // Ctrl-C reaches both processes, SIGTERM only this one. Turbo ends its tasks, and then this process shows their failures.
  const onInterrupt = () => {}
  const onTerminate = () => child.kill()
  process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate)
  let errors = ''
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  const known = new Set(tasks.keys())
  const closed = once(child, 'close')
  for await (const line of createInterface(child.stdout)) {
    const { source, text } = JSON.parse(line) as { source: string; text: string }
    if (source === 'turbo') noteFailures(text)
    else if (!known.has(source)) note(source, text)
  }
  const [code] = await closed
  process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate)
  const ended = [...tasks].filter(([id]) => !known.has(id))
  if (code !== 0 && !ended.some(([id]) => failed.has(id))) {
    tasks.set(phase, { workspace: '', name: phase, lines: errors.split('\n'), cached: false })
    failed.add(phase)
  }
  const checks = ended.filter(([, { name }]) => !name.startsWith('test'))
  if (checks.length === 0) return
  const wrong = checks.filter(([id]) => failed.has(id))
  const cached = checks.every(([, task]) => task.cached) ? '  cached' : ''
  const outcome = wrong.length === 0 ? 'passed' : `failed: ${wrong.map(([id]) => id).join(', ')}`
  print(
    `${'checks'.padEnd(38)} ${outcome.padEnd(22)} ${seconds((performance.now() - startedAt) / 1_000)}${cached}`,
  )
}

/** Turbo's summary names the failed tasks. */
function noteFailures(text: string): void {
  const [, names] = /^\s*Failed:\s+(.*)$/.exec(text) ?? []
  for (const name of names?.split(/,\s*/) ?? []) failed.add(name)
}

/** Notes a line of a task's output. The line that names the results is the task's last, apart from errors of npm. */
function note(id: string, line: string): void {
  const [workspace = '', name = ''] = id.split('#')
  const task = tasks.get(id) ?? {
    workspace: workspaces.get(workspace) ?? '.',
    name,
    lines: [],
    cached: false,
  }
  tasks.set(id, task)
  const [, file] = resultsLine.exec(line) ?? []
  if (line.startsWith('cache hit')) task.cached = true
  else if (file) {
    task.results = JSON.parse(readFileSync(path.join(root, task.workspace, file), 'utf8'))
    printResults(task)
  } else if (!/^(cache miss|npm error|> )/.test(line)) task.lines.push(line)
}

function printResults({ workspace, name, cached, results }: Task): void {
  if (!results) return
  const { passed, failed, skipped } = totalOf([results])
  const counts = [
    `${results.files.length} ${results.files.length === 1 ? 'file' : 'files'}`,
    `${passed + failed + skipped} tests`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
  print(
    `${workspace.padEnd(27)} ${name.padEnd(10)} ${counts.padEnd(38)} ${seconds(results.seconds)}${cached ? '  cached' : ''}`,
  )
}

/** Prints what people look for after a run, and returns whether everything has passed. */
function report(): boolean {
  const all = [...tasks.values()]
  const files = all.flatMap(({ workspace, results }) =>
    (results?.files ?? []).map(result => ({ ...result, file: `${workspace}/${result.file}` })),
  )
  const leftOut = new Set(all.flatMap(({ lines }) => lines.filter(line => line.startsWith('Left out: '))))
  section(
    'Left out',
    [...leftOut].map(line => line.slice('Left out: '.length)),
  )
  section(
    'Skipped',
    files
      .filter(({ skipped }) => skipped > 0)
      .flatMap(({ file, skipped, reasons }) => [
        `${String(skipped).padStart(4)}  ${file}`,
        ...reasons.map(reason => `        ${reason}`),
      ]),
  )
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  section(
    'Slowest files',
    slowest.map(({ file, seconds: took }) => `${seconds(took)}  ${file}`),
  )
  for (const id of failed) section(`Failed: ${id}`, detailsOf(tasks.get(id)?.lines ?? []))
  const total = totalOf(all.flatMap(({ results }) => results ?? []))
  const withoutResults = [...failed].filter(
    id => totalOf([tasks.get(id)?.results].flatMap(one => one ?? [])).failed === 0,
  )
  const failures = total.failed + withoutResults.length
  print(`\n${total.passed} passed, ${failures} failed, ${total.skipped} skipped`)
  return failures === 0
}

/** What Vitest prints of failures; the end of the output if there is no such part. */
function detailsOf(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex(line => /^⎯+ (Failed|Unhandled)/.test(line))
  if (start < 0) return lines.slice(-100)
  const end = lines.findIndex((line, index) => index > start && line.startsWith(' Test Files '))
  return lines.slice(start, end < 0 ? undefined : end)
}

function totalOf(results: readonly Results[]) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of results.flatMap(({ files }) => files)) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

function section(title: string, lines: readonly string[]): void {
  if (lines.length > 0) print(`\n${title}\n${lines.map(line => `  ${line}`).join('\n')}`)
}

function seconds(value: number): string {
  return `${value.toFixed(1).padStart(7)} s`
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** The folders of all workspaces. */
function workspacesByName(): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly link?: boolean; readonly resolved?: string }>>
  }
  return new Map(
    Object.entries(packages)
      .filter(([, { link }]) => link)
      .map(([place, { resolved = '' }]) => [place.slice('node_modules/'.length), resolved]),
  )
}
