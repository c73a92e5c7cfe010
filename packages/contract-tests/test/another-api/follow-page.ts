import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root } from '@tenant-api/test-kit/root'

export interface AnotherApi {
  readonly folder: string
  /** The folder `packages/contract` in `folder`. */
  readonly contract: string
}

const written = [
  'packages/contract/src/index.ts',
  ...['lamps/tsconfig.json', 'lamps/handlers.ts', 'lamps/server.ts', 'lamps/mock.ts'],
  ...['lamps/client.ts', 'lamps/conformance.ts', 'lamps/msw.ts'],
]

/** Follows docs/another-api.md in an empty folder, up to the generated code. Links the libraries instead of installing them. */
export async function followPage(): Promise<AnotherApi> {
  const page = await readFile(path.join(root, 'docs/another-api.md'), 'utf8')
  const folder = await mkdtemp(path.join(tmpdir(), 'another-api-'))
  const contract = path.join(folder, 'packages/contract')
  await mkdir(path.join(folder, 'lamps'))
  for (const name of ['package.json', 'tsconfig.base.json', 'openapi/lint.yaml', 'openapi/lint-3.2.yaml'])
    await cp(path.join(root, name), path.join(folder, name))
  for (const [name, removed] of keptPackages(page)) {
    await copyWorkspace(name, folder)
    for (const file of removed) await rm(path.join(folder, name, file), { recursive: true })
  }
  for (const file of keptOfServer(page)) await cp(path.join(root, file), path.join(folder, file))
  await linkLibraries(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await cp(fileURLToPath(new URL('openapi.yaml', import.meta.url)), path.join(folder, 'openapi/openapi.yaml'))
  for (const file of written) await writeFile(path.join(folder, file), codeIn(page, file))
  for (const script of generators(page))
    await promisify(execFile)(process.execPath, [path.join(folder, script)])
  return { folder, contract }
}

/** The workspaces in the table of the page, with the files to remove from each. */
function keptPackages(page: string): readonly (readonly [string, readonly string[]])[] {
  const rows = page.matchAll(/^\| `((?:packages|apps)\/[\w-]+)` \| (`.*`|) ?\|$/gm)
  return Array.from(rows, ([, name = '', removed = '']) => [name, removed.match(/[^`, ]+/g) ?? []])
}

/** The files of apps/server that the page tells the reader to keep. */
function keptOfServer(page: string): readonly string[] {
  const [, block = ''] = /^```text\n(limits\.ts\n.*?)^```$/ms.exec(page) ?? []
  const files = block.split(/\s+/).filter(file => file !== '')
  return ['package.json', ...files.map(file => path.join('src', file))].map(file =>
    path.join('apps/server', file),
  )
}

/** The generators that the page tells the reader to run, in order. */
function generators(page: string): readonly string[] {
  return Array.from(page.matchAll(/^npx node (packages\/\S+generate\.ts)$/gm), ([, script = '']) => script)
}

async function copyWorkspace(name: string, folder: string): Promise<void> {
  const left = new Set(['node_modules', 'dist', '.turbo'])
  const [from, to] = [root, folder].map(place => path.join(place, name)) as [string, string]
  await cp(from, to, { recursive: true, filter: source => !left.has(path.basename(source)) })
  if ((await readdir(from)).includes('node_modules'))
    await linkLibraries(path.join(from, 'node_modules'), path.join(to, 'node_modules'))
  const ours = path.join(folder, 'node_modules/@tenant-api')
  await mkdir(ours, { recursive: true })
  await symlink(to, path.join(ours, path.basename(name)))
}

async function linkLibraries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@tenant-api' && !name.startsWith('.'))
      await symlink(path.join(from, name), path.join(to, name))
}

/** The code of a file: the first code block after a line that names the file and ends with a colon. */
function codeIn(page: string, file: string): string {
  const [, after = ''] = page.split(new RegExp(`\`${file.replaceAll('.', '\\.')}\`(?=.*:$)`, 'm'))
  const [, code] = /^```(?:ts|json)\n(.*?)^```$/ms.exec(after) ?? []
  if (code === undefined) throw new Error(`docs/another-api.md has no code for ${file}.`)
  return code
}
