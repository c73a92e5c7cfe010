import path from 'node:path'
import { changedLine, type ReportedMutant, type Survivors } from './survivor.ts'

/** The parts of StrykerJS's JSON report that are used here. Its paths begin in the workspace. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >
}

/** The mutants of a report that no test notices and that have no explanation, each as its place and its change. */
export function unexplained(
  report: MutationReport,
  workspace: string,
  known: readonly Survivors[],
): string[] {
  return Object.entries(report.files).flatMap(([name, { source, mutants }]) => {
    const file = path.posix.join(workspace, name)
    const explained = known.filter(group => group.file === file).flatMap(group => group.mutants)
    return mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(mutant => ({ line: mutant.location.start.line, change: changedLine(source, mutant) }))
      .filter(({ change }) => !explained.some(known => known[0] === change[0] && known[1] === change[1]))
      .map(({ line, change: [before, after] }) => `${file}:${line}\n-   ${before}\n+   ${after}\n`)
  })
}
