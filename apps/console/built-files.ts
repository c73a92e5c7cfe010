import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The folder of the build. The service serves it at `/console`. */
export const dist = path.join(import.meta.dirname, 'dist')
/** The file in dist/ with the hash of the files from which dist/ was built. */
export const stampFile = path.join(dist, 'stamp')

/** The files on which the content of a build depends. */
const inputs = [
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/vite.config.ts',
  'packages/client/src',
  'packages/react/src',
  'package-lock.json',
]

/** A hash of the names and the contents of all files on which a build depends. */
export async function hashOfInputs(): Promise<string> {
  const files = (await Promise.all(inputs.map(filesIn))).flat().sort()
  const contents = await Promise.all(files.map(file => readFile(path.join(root, file))))
  const hash = createHash('sha256')
  for (const [index, file] of files.entries()) hash.update(`${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesIn(name: string): Promise<readonly string[]> {
  if (path.extname(name)) return [name]
  const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)))
}
