/** Mutants that no test notices, with the reason why none needs to. */
export interface Survivors {
  /** Path from the repository's root. */
  readonly file: string
  /** Why users and operators cannot notice the mutants, as a sentence. */
  readonly because: string
  /** A line of the file, and the same line with the mutant: without spaces around it, and with a removed block written as `{}`. */
  readonly mutants: readonly (readonly [before: string, after: string])[]
}

/** A mutant in StrykerJS's JSON report. Lines and columns count from 1. */
export interface ReportedMutant {
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
}

interface Position {
  readonly line: number
  readonly column: number
}

/** The line at which a mutant begins, and the line that the mutant makes of it and of the further lines that it replaces. */
export function changedLine(
  source: string,
  mutant: ReportedMutant,
): readonly [before: string, after: string] {
  const { start, end } = mutant.location
  const lines = source.split('\n')
  const first = lines[start.line - 1] ?? ''
  const last = lines[end.line - 1] ?? ''
  const after = first.slice(0, start.column - 1) + mutant.replacement + last.slice(end.column - 1)
  return [first.trim(), after.trim()]
}
