import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type CompiledFile, compile, root } from './compile.ts'
import { reachable } from './reachable.ts'

export interface PackageBuild {
  /** The package's folder. */
  readonly folder: string
  /** Where the built package goes: this folder is emptied first. */
  readonly dist: string
  /** `everywhere` for what must do without Node's modules and types. */
  readonly platform: 'node' | 'everywhere'
  /** Files that the built code reads, by their paths in the repository. */
  readonly data?: readonly string[]
  /** Entry points that are for this repository alone. */
  readonly unpublished?: readonly string[]
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/**
 * Builds what is published of a package: a package of its own (`npm publish <dist>`).
 *
 * Node strips no types under node_modules, so sources are not published as they stand. Packages that are not published
 * become files of those that import them, as far as they are imported: types alone where nothing else is.
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
  const files = reachable(compile(entries, platform), entries)
  const documents = sources.filter(source => !isCode(source)).map(source => path.resolve(folder, source))

  await rm(dist, { recursive: true, force: true })
  const place = (source: string) => path.join(dist, placeOf(top, source))
  for (const file of files) await write(place(file.path), relocated(file, place))
  for (const file of [...data.map(name => path.join(root, name)), ...documents]) await copy(file, place(file))
  await copy(path.join(folder, 'README.md'), path.join(dist, 'README.md'))
  await copy(path.join(root, 'LICENSE'), path.join(dist, 'LICENSE'))
  const built = (source: string) => `./${path.relative(top, path.join(folder, source)).replace(/\.ts$/, '')}`
  await write(path.join(dist, 'package.json'), json(await publishedManifest(folder, manifest, files, built)))
}

function published(manifest: Manifest, unpublished: readonly string[]): Manifest {
  const exports = Object.entries(manifest.exports).filter(([name]) => !unpublished.includes(name))
  return { ...manifest, exports: Object.fromEntries(exports) }
}

function isCode(source: string): boolean {
  return source.endsWith('.ts')
}

/** What is at the top of what is built: the folder `src`, unless files beside it are published too. */
function topOf(folder: string, sources: readonly string[]): string {
  return sources.every(source => source.startsWith('./src/')) ? path.join(folder, 'src') : folder
}

/** The package's own sources are below the top, those of others below the names of their folders. */
function placeOf(top: string, source: string): string {
  const own = path.relative(top, source)
  return own.startsWith('..') ? path.relative(path.join(root, 'packages'), source) : own
}

/** Has the imports of a compiled file name what they mean where that is in the end. */
function relocated(file: CompiledFile, place: (source: string) => string): string {
  const from = path.dirname(place(file.path))
  return file.imports.reduceRight((text, { start, end, target }) => {
    const specifier = path.relative(from, place(target)).replace(/\.d\.ts$/, '.js')
    return text.slice(0, start) + (specifier.startsWith('.') ? specifier : `./${specifier}`) + text.slice(end)
  }, file.text)
}

/** The manifest without what only this repository needs, with what the files of other packages depend on. */
async function publishedManifest(
  folder: string,
  { private: _, scripts, devDependencies, dependencies = {}, ...manifest }: Manifest,
  files: readonly CompiledFile[],
  built: (source: string) => string,
): Promise<object> {
  const folders = new Set(
    files
      .filter(file => file.path.endsWith('.js') && !file.path.startsWith(folder))
      .map(file => path.relative(root, file.path).split(path.sep).slice(0, 2).join(path.sep)),
  )
  const others = await Promise.all([...folders].map(other => manifestOf(path.join(root, other))))
  const all = Object.assign({}, ...others.map(other => other.dependencies), dependencies)
  const outside = Object.entries(all)
    .filter(([name]) => !name.startsWith('@tenant-api/'))
    .toSorted(([a], [b]) => a.localeCompare(b))
  const { repository } = await manifestOf(root)
  return {
    ...manifest,
    repository: { ...(repository as object), directory: path.relative(root, folder) },
    // The registry then shows from which commit and by which build the package was made.
    publishConfig: { access: 'public', provenance: true },
    exports: mapped(manifest.exports, source =>
      isCode(source) ? { types: `${built(source)}.d.ts`, default: `${built(source)}.js` } : built(source),
    ),
    ...(manifest.bin && { bin: mapped(manifest.bin, source => `${built(source)}.js`) }),
    ...(outside.length > 0 && { dependencies: Object.fromEntries(outside) }),
  }
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
  await copyFile(from, to)
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
