/**
 * Packs what is published, and installs it as its users do: for the tests, in a project of its own. npm is asked for
 * nothing, since what the client depends on is packed where it is installed.
 *
 * Usage: node pack.ts <folder>   makes <folder>/project, and prints where the client's tarball is
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = fileURLToPath(new URL('.', import.meta.url))
const [, , folder] = process.argv
if (folder === undefined) throw new Error('Usage: node pack.ts <folder>')

const built = path.join(folder, 'built')
const project = path.join(folder, 'project')
await run(process.execPath, [path.join(source, 'build.ts'), built])
const [tarball = '', ...others] = await Promise.all((await withDependencies(built)).map(pack))
await mkdir(project)
await writeFile(path.join(project, 'package.json'), '{ "type": "module" }')
await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball, ...others], { cwd: project })
process.stdout.write(`${tarball}\n`)

/** The tarball that npm would publish. */
async function pack(directory: string): Promise<string> {
  const options = ['--json', '--ignore-scripts', '--pack-destination', String(folder)]
  const { stdout } = await run('npm', ['pack', ...options, directory])
  return path.join(String(folder), JSON.parse(stdout)[0].filename)
}

/** A folder of a package, and those of all that it needs. */
async function withDependencies(directory: string): Promise<string[]> {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8'))
  const needed = await Promise.all(Object.keys(dependencies).map(installedFolder).map(withDependencies))
  return [directory, ...new Set(needed.flat())]
}

function installedFolder(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return path.dirname(manifest)
}
