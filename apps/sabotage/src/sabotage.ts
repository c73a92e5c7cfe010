/** A small change that breaks a promise of the product, and who has to notice. */
export interface Sabotage {
  /** What is broken, as a sentence. */
  readonly breaks: string
  /** From the repository's root. */
  readonly file: string
  /** What stands there, once. */
  readonly before: string
  /** What stands there instead. */
  readonly after: string
  readonly noticedBy: Guard
}

/** Tests of a workspace, or a check: a program with its arguments, from the repository's root. */
export type Guard =
  | {
      readonly workspace: string
      readonly test: string
      /** Of its tests, those whose names match: a long file has others that take their time. */
      readonly only?: string
    }
  | { readonly check: readonly [string, ...string[]] }

/**
 * The text of a file with the sabotage in it.
 *
 * @throws when the file has not, or not only once, what is to be replaced
 */
export function applied({ file, before, after }: Sabotage, text: string): string {
  const places = text.split(before).length - 1
  if (places !== 1)
    throw new Error(
      `${file} holds ${places} times what a sabotage replaces, not once: write it anew for the code as it is.\n${before}`,
    )
  return text.replace(before, () => after)
}
