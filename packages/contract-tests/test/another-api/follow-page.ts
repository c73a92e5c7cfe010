import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root } from '@tenant-api/test-kit/root'

export interface AnotherApi {
  readonly folder: string
  /** The folder of the contract in it. */
  readonly contract: string
}

/** What the page removes from `packages/contract`. */
const removed = [
  ...['test', 'generated', 'check-specification.ts', 'specification-rows.ts'],
  ...['src/cloud.ts', 'src/publish-event.ts'],
]
const written = [
  ...['packages/contract/src/index.ts', 'packages/contract/src/types.ts'],
  ...['lamps/tsconfig.json', 'lamps/server.ts', 'lamps/client.ts'],
]

/** Follows docs/another-api.md in an empty folder, up to the generated code. Links the libraries instead of installing them. */
export async function followPage(): Promise<AnotherApi> {
  const page = await readFile(path.join(root, 'docs/another-api.md'), 'utf8')
  const folder = await mkdtemp(path.join(tmpdir(), 'another-api-'))
  const contract = path.join(folder, 'packages/contract')
  await mkdir(path.join(folder, 'lamps'))
  for (const name of ['package.json', 'tsconfig.base.json', 'openapi/lint.yaml', 'openapi/lint-3.2.yaml'])
    await cp(path.join(root, name), path.join(folder, name))
  for (const name of ['contract', 'packaging']) await copyPackage(name, folder)
  for (const name of removed) {
    if (!page.includes(`\`${name}\``)) throw new Error(`The page does not remove ${name}.`)
    await rm(path.join(contract, name), { recursive: true })
  }
  await linkLibraries(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await cp(fileURLToPath(new URL('openapi.yaml', import.meta.url)), path.join(folder, 'openapi/openapi.yaml'))
  for (const file of written) await writeFile(path.join(folder, file), codeIn(page, file))
  await promisify(execFile)(process.execPath, [path.join(contract, 'generate.ts')])
  return { folder, contract }
}

async function copyPackage(name: string, folder: string): Promise<void> {
  const left = new Set(['node_modules', 'dist', '.turbo'])
  const [from, to] = [root, folder].map(place => path.join(place, 'packages', name)) as [string, string]
  await cp(from, to, { recursive: true, filter: source => !left.has(path.basename(source)) })
  const libraries = path.join(from, 'node_modules')
  if ((await readdir(from)).includes('node_modules'))
    await linkLibraries(libraries, path.join(to, 'node_modules'))
  const ours = path.join(folder, 'node_modules/@tenant-api')
  await mkdir(ours, { recursive: true })
  await symlink(to, path.join(ours, name))
}

async function linkLibraries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@tenant-api' && !name.startsWith('.'))
      await symlink(path.join(from, name), path.join(to, name))
}

/** The code block of the page after the name of a file and a colon. */
function codeIn(page: string, file: string): string {
  const [, after = ''] = page.split(new RegExp(`\`${file.replaceAll('.', '\\.')}\`(?=.*:$)`, 'm'))
  const [, code] = /^```(?:ts|json)\n(.*?)^```$/ms.exec(after) ?? []
  if (code === undefined) throw new Error(`The page has no code of ${file}.`)
  return code
}
