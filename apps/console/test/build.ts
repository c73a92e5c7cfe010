/** Builds the console once, before all tests. */
export async function setup(): Promise<void> {
  await import('../build-if-changed.ts')
}
