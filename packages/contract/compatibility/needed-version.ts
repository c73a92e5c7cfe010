import type { Change } from './change.ts'

/**
 * The least version that a release with these changes may have (https://semver.org): what breaks consumers needs a major one,
 * anything else that they see a minor one.
 *
 * @param released the version that the changes came after, such as `2.0.0`
 */
export function neededVersion(released: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = released.split('.').map(Number)
  if (changes.some(change => change.breaks)) return `${major + 1}.0.0`
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released
}

/** Whether a version is another one or comes after it. */
export function isAtLeast(version: string, least: string): boolean {
  const [numbers, leastNumbers] = [version, least].map(text => text.split('.').map(Number))
  for (const [index, number] of (leastNumbers ?? []).entries()) {
    const difference = (numbers?.[index] ?? 0) - number
    if (difference !== 0) return difference > 0
  }
  return true
}
