/**
 * Runs the parts of a test at the same time. Waits for all of them, even if one fails: only then the test ends what they use.
 *
 * @throws the error of the first part that has failed
 */
export async function atOnce<Part>(
  parts: readonly Part[],
  run: (part: Part) => Promise<unknown>,
): Promise<void> {
  for (const outcome of await Promise.allSettled(parts.map(run)))
    if (outcome.status === 'rejected') throw outcome.reason
}
