import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { nameOf, runGuard, type Verdict } from './run-guard.ts'
import { applied, type Guard, type Sabotage } from './sabotage.ts'

/** The result of a sabotage. `guard fails anyway`: the guard fails without the sabotage too, so the result proves nothing. */
export interface Result {
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
