import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The results of one test file. */
export interface FileResult {
  /** Path from the workspace. */
  readonly file: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Why tests were skipped. */
  readonly reasons: readonly string[]
  readonly seconds: number
}

/** The results of one run of Vitest. */
export interface Results {
  readonly files: readonly FileResult[]
  readonly seconds: number
}

/** The line that tells where the results are. `run-tests.ts` looks for it, also in logs that Turbo replays from its cache. */
export const resultsLine = /^Results: (\S+)$/

/** Writes the results of each size to a file of its own. Turbo's cache keeps these files: see `outputs` in turbo.json. */
export function resultsReporter(): Reporter {
  let startedAt = performance.now()
  return {
    onTestRunStart() {
      startedAt = performance.now()
    },
    onTestRunEnd(modules) {
      const seconds = (performance.now() - startedAt) / 1_000
      const size = modules[0]?.project.name ?? 'none'
      const file = `node_modules/.cache/tests/${size}.json`
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ files: modules.map(resultOf), seconds } satisfies Results))
      process.stdout.write(`Results: ${file}\n`)
    },
  }
}

function resultOf(module: TestModule): FileResult {
  const count = { passed: 0, failed: 0, skipped: 0 }
  const reasons = new Set<string>()
  for (const test of module.children.allTests()) {
    const result = test.result()
    count[result.state === 'pending' ? 'failed' : result.state]++
    if (result.state === 'skipped' && result.note) reasons.add(result.note)
  }
  // A file that does not load, or whose hooks fail, has no failed test.
  if (!module.ok() && count.failed === 0) count.failed = 1
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
    module.diagnostic()
  const milliseconds = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration
  return { file: module.relativeModuleId, ...count, reasons: [...reasons], seconds: milliseconds / 1_000 }
}
