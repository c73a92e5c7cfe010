import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type CompiledFile, compile, root } from './compile.ts'
import { reachable } from './reachable.ts'

export interface PackageBuild {
  /** The package's folder. */
  readonly folder: string
  /** The output folder. It is emptied first. */
  readonly dist: string
  /** `everywhere` for code that must also run without Node, so it is compiled without Node's types. */
  readonly platform: 'node' | 'everywhere'
  /** Files and folders that the built code reads at run time, as paths from the repository's root. */
  readonly data?: readonly string[]
  /** Entry points for this repository only, left out of the published package. */
  readonly unpublished?: readonly string[]
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/**
 * Builds the publishable form of a package into `dist`, ready for `npm publish <dist>`.
 *
 * Compiles the code, because Node does not strip types under node_modules. Copies files of unpublished packages into the
 * packages that import them: only the files needed, and only declarations if only types are imported. Packages that the user installs
 * beside this one, the peer dependencies, are not copied.
 */
export async function buildPackage({
  folder,
  dist,
  platform,
  data = [],
  unpublished = [],
}: PackageBuild): Promise<void> {
  const manifest = published(await manifestOf(folder), unpublished)
  const sources = [...Object.values(manifest.exports), ...Object.values(manifest.bin ?? {})]
  const top = topOf(folder, sources)
  const entries = sources.filter(isCode).map(source => path.resolve(folder, source))
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const files = reachable(compile(entries, platform, peers), entries)
  const documents = sources.filter(source => !isCode(source)).map(source => path.resolve(folder, source))

  await rm(dist, { recursive: true, force: true })
  const place = (source: string) => path.join(dist, placeOf(top, source))
  for (const file of files) await write(place(file.path), relocated(file, place))
  for (const file of [...data.map(name => path.join(root, name)), ...documents]) await copy(file, place(file))
  const built = (source: string) => `./${path.relative(top, path.join(folder, source)).replace(/\.ts$/, '')}`
  await addManifest(folder, dist, await builtFields(folder, manifest, files, built))
}

/**
 * Writes what each published package has beside its code: its README, the license, and its manifest without the fields that only this
 * repository needs.
 *
 * @param fields fields that depend on the build, such as `bin` and `dependencies`
 */
export async function addManifest(folder: string, dist: string, fields: object): Promise<void> {
  const { private: _, scripts, dependencies, devDependencies, ...manifest } = await manifestOf(folder)
  const { repository, bugs } = await manifestOf(root)
  const published = {
    ...manifest,
    repository: { ...(repository as object), directory: path.relative(root, folder) },
    bugs,
    // With provenance the registry shows which commit and build the package comes from.
    publishConfig: { access: 'public', provenance: true },
    // Publish everything in the output folder. Without this field, publint reports test files as included by mistake.
    files: ['**'],
    ...fields,
  }
  await copy(path.join(folder, 'README.md'), path.join(dist, 'README.md'))
  await copy(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'))
  await write(path.join(dist, 'package.json'), json(published))
}

function published(manifest: Manifest, unpublished: readonly string[]): Manifest {
  const exports = Object.entries(manifest.exports).filter(([name]) => !unpublished.includes(name))
  return { ...manifest, exports: Object.fromEntries(exports) }
}

function isCode(source: string): boolean {
  return source.endsWith('.ts')
}

/** The source folder that becomes the build's root: `src`, or the package's folder if it publishes files outside `src`. */
function topOf(folder: string, sources: readonly string[]): string {
  return sources.every(source => source.startsWith('./src/')) ? path.join(folder, 'src') : folder
}

/** The path of a file in the build: relative to `top`, or `<package folder>/<path>` for a file of another package. */
function placeOf(top: string, source: string): string {
  const own = path.relative(top, source)
  return own.startsWith('..') ? path.relative(path.join(root, 'packages'), source) : own
}

/** Rewrites the imports of a compiled file to the final places of their targets. */
function relocated(file: CompiledFile, place: (source: string) => string): string {
  const from = path.dirname(place(file.path))
  return file.imports.reduceRight((text, { start, end, target }) => {
    const specifier = path.relative(from, place(target)).replace(/\.d\.ts$/, '.js')
    return text.slice(0, start) + (specifier.startsWith('.') ? specifier : `./${specifier}`) + text.slice(end)
  }, file.text)
}

/** The entry points and commands of the build, and its dependencies: also the libraries that files copied from other packages import. */
async function builtFields(
  folder: string,
  { dependencies = {}, ...manifest }: Manifest,
  files: readonly CompiledFile[],
  built: (source: string) => string,
): Promise<object> {
  const folders = new Set(
    files
      .filter(file => isScript(file) && !file.path.startsWith(folder))
      .map(file => path.relative(root, file.path).split(path.sep).slice(0, 2).join(path.sep)),
  )
  const others = await Promise.all([...folders].map(other => manifestOf(path.join(root, other))))
  const copied = Object.entries(Object.assign({}, ...others.map(other => other.dependencies)))
  // Nobody reads the declarations of a package that exports nothing, such as a command.
  const isRead = Object.keys(manifest.exports).length > 0 ? () => true : isScript
  const isImported = (name: string) =>
    files.some(file => isRead(file) && (file.text.includes(`'${name}'`) || file.text.includes(`'${name}/`)))
  const all = { ...Object.fromEntries(copied.filter(([name]) => isImported(name))), ...dependencies }
  const outside = Object.entries(all)
    .filter(([name]) => !name.startsWith('@tenant-api/'))
    .toSorted(([a], [b]) => a.localeCompare(b))
  return {
    exports: mapped(manifest.exports, source =>
      isCode(source) ? { types: `${built(source)}.d.ts`, default: `${built(source)}.js` } : built(source),
    ),
    ...(manifest.bin && { bin: mapped(manifest.bin, source => `${built(source)}.js`) }),
    ...(outside.length > 0 && { dependencies: Object.fromEntries(outside) }),
  }
}

function isScript({ path }: CompiledFile): boolean {
  return path.endsWith('.js')
}

function mapped<Value>(sources: Readonly<Record<string, string>>, map: (source: string) => Value) {
  const named = Object.entries(sources).map(([name, source]) => [name, map(source)])
  return Object.fromEntries(named) as Record<string, Value>
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await cp(from, to, { recursive: true })
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
