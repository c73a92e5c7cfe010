import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from './errors.ts'

/**
 * Creates the folder `dataDir` and its parents, for their own user only, unless they exist. Creates one level after the other,
 * because Node's recursive `mkdirSync` never returns if a parent exists and refuses with ENOENT, as `/proc` does.
 *
 * @throws {ConfigError} naming the level that is a file or cannot be created
 */
export function createDataDir(dataDir: string): void {
  const unusable = (reason: string) => new ConfigError(`DATA_DIR ${dataDir} cannot be used: ${reason}.`)

  function createLevel(folder: string): void {
    if (isFolder(folder)) return
    const parent = path.dirname(folder)
    if (parent !== folder) createLevel(parent)
    try {
      mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // Another process may have created it meanwhile.
      if (!isFolder(folder)) throw error
    }
  }

  function isFolder(name: string): boolean {
    const found = statSync(name, { throwIfNoEntry: false })
    if (found && !found.isDirectory()) throw unusable(`${name} is a file, and must be a folder`)
    return found !== undefined
  }

  try {
    createLevel(dataDir)
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable((error as Error).message)
  }
}
