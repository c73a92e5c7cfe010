/** A small change that breaks a promise of the product, and the guard that must notice it. */
export interface Sabotage {
  /** The wrong behaviour, as a sentence. */
  readonly breaks: string
  /** Path from the repository's root. */
  readonly file: string
  /** Text of the file that the sabotage replaces. It must occur exactly once. */
  readonly before: string
  /** The replacement. */
  readonly after: string
  readonly noticedBy: Guard
}

/** A test file of a workspace, or a check: a Node script with arguments that runs in the repository's root. */
export type Guard =
  | {
      readonly workspace: string
      readonly test: string
      /** Runs only the tests whose names match this pattern. Saves time in long files. */
      readonly only?: string
    }
  | { readonly check: readonly [string, ...string[]] }

/**
 * Applies a sabotage to the text of its file.
 *
 * @throws {Error} unless the file contains `before` exactly once
 */
export function applied({ file, before, after }: Sabotage, text: string): string {
  const places = text.split(before).length - 1
  if (places !== 1)
    throw new Error(
      `${file} must contain the text that a sabotage replaces exactly once, found ${places}: update the sabotage.\n${before}`,
    )
  return text.replace(before, () => after)
}
