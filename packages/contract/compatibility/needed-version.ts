import type { Change } from './change.ts'

/**
 * The lowest version that a release with these changes may have (https://semver.org). A breaking change needs a new major
 * version; any other change needs a new minor version.
 *
 * @param released the version before the changes, such as `2.0.0`
 */
export function neededVersion(released: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0] = released.split('.').map(Number)
  if (changes.some(change => change.breaks)) return `${major + 1}.0.0`
  return changes.length > 0 ? `${major}.${minor + 1}.0` : released
}

/** Whether `version` is equal to `least` or higher. */
export function isAtLeast(version: string, least: string): boolean {
  const [numbers, leastNumbers] = [version, least].map(text => text.split('.').map(Number))
  for (const [index, number] of (leastNumbers ?? []).entries()) {
    const difference = (numbers?.[index] ?? 0) - number
    if (difference !== 0) return difference > 0
  }
  return true
}
