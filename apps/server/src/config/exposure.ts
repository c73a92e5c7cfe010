import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** Permissions of other users, by which they can read or change a file, or change what is in a folder. */
const [anyAccess, write] = [0o077, 0o022]

/** Logs what others can read or change because of the settings or the files: a warning for each, which names it. */
export function warnOfExposure(
  { dataDir, databaseUrl, databasesInClear }: Pick<Config, 'dataDir' | 'databaseUrl' | 'databasesInClear'>,
  log: Logger,
): void {
  if (databasesInClear.length > 0)
    log.warn(
      { servers: databasesInClear },
      'everything is sent to the database in clear: add sslmode=verify-full to its URL, unless the network is private',
    )
  const files = databaseUrl ? [] : openFiles(dataDir)
  if (files.length > 0)
    log.warn({ files }, 'other users of this machine can read or change these files: run chmod go= on them')
}

/** Files of a folder that other users can read or change, and the folder if they can change what is in it. Windows has no such modes. */
export function openFiles(folder: string): readonly string[] {
  if (process.platform === 'win32') return []
  const files = readdirSync(folder).map(name => path.join(folder, name))
  return [...(modeOf(folder) & write ? [folder] : []), ...files.filter(file => modeOf(file) & anyAccess)]
}

/** The mode of a file; 0 if it has just been deleted, as SQLite does. */
function modeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mode ?? 0
}
