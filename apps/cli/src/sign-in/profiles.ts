import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { CommandError, wrongUsage } from '../command-error.ts'
import { openStoredFile } from '../stored-file.ts'

/** The credentials that `login` has stored. They are sent only to `url`. */
export interface Profile {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}

export const defaultProfile = 'default'

export type Profiles = Readonly<Partial<Record<string, Profile>>>

/** The error for a profile that is not stored. */
export function missingProfile(name: string, profiles: Profiles): CommandError {
  const names = Object.keys(profiles)
  return wrongUsage(
    `There is no profile '${name}'.`,
    names.length > 0
      ? `Use one of these with --profile: ${names.join(', ')}.`
      : `Create it with \`tenant-api login --profile ${name}\`.`,
  )
}

/** The path of the file with the profiles (XDG Base Directory Specification). */
export function profilesFile(): string {
  const folder = process.env.XDG_CONFIG_HOME || path.join(homedir(), '.config')
  return path.join(folder, 'tenant-api', 'profiles.json')
}

/**
 * Reads the profiles; there are none if the file is missing. The result has no prototype: no profile is named `constructor` unless
 * it is stored.
 *
 * @throws {CommandError} if the file cannot be read, or does not contain profiles
 */
export function readProfiles(): Profiles {
  const file = profilesFile()
  // Somebody may have created an empty file, to mount it in a container.
  const text = openStoredFile(file, mode).text || '{}'
  try {
    const profiles = JSON.parse(text)
    if (Object.values(profiles).every(isProfile)) return Object.assign(Object.create(null), profiles)
  } catch {}
  throw new CommandError(
    'failed',
    'profiles_malformed',
    `${file} is not JSON with profiles.`,
    'Correct it or delete it.',
  )
}

/** False for a value that somebody has edited by mistake. */
function isProfile(value: unknown): value is Profile {
  const { url, clientId, clientSecret } = (value ?? {}) as Partial<Record<keyof Profile, unknown>>
  return [url, clientId, clientSecret].every(member => typeof member === 'string')
}

/** Permissions of the file: only its user can read the secrets. */
const mode = 0o600

/** Replaces the stored profiles. @throws {CommandError} if the file cannot be written */
export function writeProfiles(profiles: Profiles): void {
  const file = profilesFile()
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  openStoredFile(file, mode).write(`${JSON.stringify(profiles, null, 2)}\n`)
}
