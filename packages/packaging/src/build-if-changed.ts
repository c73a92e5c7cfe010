import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

export interface BuiltFolder {
  /** Names the build in messages, such as `the console`. */
  readonly name: string
  /** The files and folders on which the build depends, as paths from the repository's root. A missing one counts as empty. */
  readonly inputs: readonly string[]
  /** The file in the output folder with the hash of the inputs. */
  readonly stampFile: string
  /** Writes the output folder. */
  readonly build: () => Promise<unknown>
}

/** Builds a folder, unless it contains a build of the present files. */
export async function buildIfChanged({ name, inputs, stampFile, build }: BuiltFolder): Promise<void> {
  const hash = await hashOf(inputs)
  const built = await readFile(stampFile, 'utf8').catch(() => null)
  if (built === hash) return
  process.stderr.write(`Building ${name}, which takes some seconds.\n`)
  await build()
  await writeFile(stampFile, hash)
}

/** A hash of the names and the contents of all files on which a build depends. */
export async function hashOf(inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(filesIn))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(path.join(root, file))))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) hash.update(`${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesIn(name: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true }).catch(
    ({ code }: NodeJS.ErrnoException) => code,
  )
  if (entries === 'ENOTDIR') return [name]
  if (typeof entries !== 'object') return []
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
}
