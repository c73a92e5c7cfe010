/**
 * Builds what is published: dist/, a package of its own (`npm publish packages/client/dist`).
 *
 * Node strips no types under node_modules, so the sources are not published as they stand. The contract is not published
 * at all: those of its types that the client's refer to become files of the client.
 *
 * Usage: node build.ts            into dist/
 *        node build.ts <folder>   into another, which is emptied first
 */
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const folder = fileURLToPath(new URL('.', import.meta.url))
const dist = path.resolve(process.argv[2] ?? path.join(folder, 'dist'))
const contract = path.join(folder, '../contract')

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: file => file,
  getCurrentDirectory: () => folder,
  getNewLine: () => '\n',
}

interface Manifest {
  readonly exports: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

await rm(dist, { recursive: true, force: true })
const {
  private: _,
  scripts,
  devDependencies,
  ...manifest
}: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
const entries = Object.entries(manifest.exports)

emit({
  files: ['generated/schema.ts', 'generated/operations.ts', 'src/event-stream.ts'],
  from: contract,
  to: path.join(dist, 'contract'),
  options: { emitDeclarationOnly: true },
})
const contractTypes = path.join(dist, 'contract.d.ts')
await writeFile(
  contractTypes,
  [
    `export type { operations } from './contract/generated/operations.js'`,
    `export type { components, operations as DocumentedOperations } from './contract/generated/schema.js'`,
    `export type { ErrorMessage, EventMessage, OffsetOnlyMessage } from './contract/src/event-stream.js'`,
    '',
  ].join('\n'),
)
emit({
  files: entries.map(([, source]) => source),
  from: path.join(folder, 'src'),
  to: dist,
  options: {
    paths: { '@tenant-api/contract': [contractTypes] },
    // What browsers and the oldest Node that is supported have of the language, and nothing that only Node has.
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: [],
  },
})

const published = {
  ...manifest,
  exports: Object.fromEntries(
    entries.map(([name, source]) => {
      const file = source.replace('./src/', './').replace('.ts', '')
      return [name, { types: `${file}.d.ts`, default: `${file}.js` }]
    }),
  ),
}
await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
await copyFile(path.join(folder, 'README.md'), path.join(dist, 'README.md'))
await copyFile(path.join(folder, '../../LICENSE'), path.join(dist, 'LICENSE'))

interface Emission {
  readonly files: readonly string[]
  readonly from: string
  readonly to: string
  readonly options: ts.CompilerOptions
}

/** Compiles files and what they import, under the project's own options. */
function emit({ files, from, to, options }: Emission): void {
  const config = ts.readConfigFile(path.join(folder, '../../tsconfig.base.json'), ts.sys.readFile).config
  const base = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder).options
  const program = ts.createProgram(
    files.map(file => path.resolve(from, file.replace('./src/', ''))),
    {
      ...base,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: from,
      outDir: to,
      ...options,
    },
  )
  const { diagnostics } = program.emit(undefined, (file, text, mark) => {
    ts.sys.writeFile(file, file.endsWith('.d.ts') ? withOwnTypes(file, text) : text, mark)
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host))
}

/** Declarations name the files beside them as they are called once built, and the contract by its place in dist. */
function withOwnTypes(file: string, text: string): string {
  const contract = path.relative(path.dirname(file), path.join(dist, 'contract.js'))
  return text
    .replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2')
    .replaceAll(/(from |import\()(['"])@tenant-api\/contract\2/g, `$1$2./${contract}$2`)
}
