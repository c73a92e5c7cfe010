import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { applied, type Guard, type Sabotage } from './sabotage.ts'

/** The result of a sabotage. `guard fails anyway`: the guard fails without the sabotage too, so the result proves nothing. */
interface Result {
  readonly sabotage: Sabotage
  readonly outcome: 'noticed' | 'survived' | 'guard fails anyway'
  readonly seconds: number
  /** The guard's output; empty when the sabotage was noticed. */
  readonly output: string
}

/** Applies the sabotages one at a time in a copy of the repository, and yields each result. */
export async function* runSabotages(sabotages: readonly Sabotage[]): AsyncGenerator<Result> {
  const copy = await copyRepository()
  const sound = new Map<string, Verdict>()
  try {
    for (const sabotage of sabotages) {
      const startedAt = Date.now()
      const { noticedBy } = sabotage
      const without = await verdictWithout(noticedBy)
      const result = without.passed
        ? await runWith(sabotage)
        : { outcome: 'guard fails anyway' as const, output: without.output }
      yield { sabotage, seconds: Math.round((Date.now() - startedAt) / 1_000), ...result }
    }
  } finally {
    await copy.remove()
  }

  async function verdictWithout(guard: Guard): Promise<Verdict> {
    const known = sound.get(nameOf(guard)) ?? (await runGuard(copy.folder, guard))
    sound.set(nameOf(guard), known)
    return known
  }

  async function runWith(sabotage: Sabotage): Promise<Pick<Result, 'outcome' | 'output'>> {
    const file = path.join(copy.folder, sabotage.file)
    const text = await readFile(file, 'utf8')
    await writeFile(file, applied(sabotage, text))
    try {
      const { passed, output } = await runGuard(copy.folder, sabotage.noticedBy)
      return passed ? { outcome: 'survived', output } : { outcome: 'noticed', output: '' }
    } finally {
      await writeFile(file, text)
    }
  }
}

/** Milliseconds. A guard that takes longer is killed and counts as failed. */
const timeoutMs = 240_000

/** The result of a guard run. */
interface Verdict {
  readonly passed: boolean
  readonly output: string
}

async function runGuard(folder: string, guard: Guard): Promise<Verdict> {
  const [cwd, args] =
    'check' in guard
      ? [folder, guard.check]
      : [
          path.join(folder, guard.workspace),
          [vitest(folder), 'run', '--bail=1', guard.test, ...only(guard.only)],
        ]
  const child = spawn(process.execPath, args, {
    cwd,
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Omit the variables that the outer vitest sets, because they would disturb the inner vitest. Node's compile cache is in the copy.
    env: {
      PATH: process.env.PATH,
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: path.join(folder, 'node_modules/.cache/node'),
    },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const [code] = await once(child, 'close')
  return { passed: code === 0, output: output.join('') }
}

/** A readable name, the same for equal guards. */
export function nameOf(guard: Guard): string {
  if ('check' in guard) return guard.check.join(' ')
  return `${guard.workspace}/${guard.test}${guard.only === undefined ? '' : ` (${guard.only})`}`
}

function vitest(folder: string): string {
  return path.join(folder, 'node_modules/vitest/vitest.mjs')
}

function only(pattern: string | undefined): readonly string[] {
  return pattern === undefined ? [] : ['--testNamePattern', pattern]
}
