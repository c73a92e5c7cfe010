import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A compiled file. Its path is the source's path with the new extension; `buildPackage` moves the file to its final path. */
export interface CompiledFile {
  readonly path: string
  readonly text: string
  /** Imports of files of this repository, in the order of the text. */
  readonly imports: readonly Import[]
}

export interface Import {
  readonly specifier: string
  /** The range of the specifier in the text. */
  readonly start: number
  readonly end: number
  /** The path of the imported compiled file. */
  readonly target: string
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: file => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
}

/** The language level of browsers and of the oldest supported Node, without Node's own types. */
const everywhere: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
}

/** Resolves imports of the contract to its types module: the rest of the contract needs Node. */
const typesOfContract = { '@tenant-api/contract': [path.join(root, 'packages/contract/src/types.ts')] }

/** Maps import specifiers to the packages' sources. Otherwise they would resolve to node_modules, where nothing is compiled. */
function sourcesOfPackages(): Record<string, string[]> {
  const folder = path.join(root, 'packages')
  const named = readdirSync(folder).flatMap(name => {
    const { name: specifier, exports = {} } = JSON.parse(
      readFileSync(path.join(folder, name, 'package.json'), 'utf8'),
    ) as { name: string; exports?: Record<string, string> }
    return Object.entries(exports).map(([entry, source]) => [
      path.posix.join(specifier, entry),
      [path.join(folder, name, source)],
    ])
  })
  return Object.fromEntries(named)
}

/** Hosts with the parsed files of a platform: packages have most files in common, such as declarations of libraries. */
const hosts = new Map<string, ts.CompilerHost>()

function hostFor(platform: string, options: ts.CompilerOptions): ts.CompilerHost {
  const known = hosts.get(platform)
  if (known) return known
  const host = ts.createCompilerHost(options)
  const parsed = new Map<string, ts.SourceFile | undefined>()
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) => {
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest))
    return parsed.get(file)
  }
  hosts.set(platform, host)
  return host
}

/**
 * Compiles files and their imports from all packages with the project's compiler options. Checks types only for `everywhere`.
 *
 * @param peers names of packages whose imports stay as they are
 * @throws {Error} with the compiler's diagnostics
 */
export function compile(
  entries: readonly string[],
  platform: 'node' | 'everywhere',
  peers: readonly string[],
): CompiledFile[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config
  const isEverywhere = platform === 'everywhere'
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
    noEmit: false,
    declaration: true,
    // Source maps contain the sources, so stack traces of an installed package name source lines.
    sourceMap: true,
    inlineSources: true,
    // `npm run check` checks all types, but with Node's types present.
    noCheck: !isEverywhere,
    rewriteRelativeImportExtensions: true,
    ...(isEverywhere && everywhere),
    paths: { ...sourcesOfPackages(), ...(isEverywhere && typesOfContract) },
  }
  const program = ts.createProgram([...entries], options, hostFor(platform, options))
  const files: CompiledFile[] = []
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _error, [source] = []) => {
    if (!source) return
    const imports = file.endsWith('.map') ? [] : importsOf(file, text, source.fileName, options)
    files.push({ path: file, text, imports: imports.filter(({ specifier }) => !peers.includes(specifier)) })
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, formatHost))
  return files
}

function importsOf(file: string, text: string, source: string, options: ts.CompilerOptions): Import[] {
  const ending = file.endsWith('.d.ts') ? '.d.ts' : '.js'
  const { importedFiles } = ts.preProcessFile(text, true, true)
  return importedFiles.flatMap(({ fileName, pos }) => {
    const { resolvedModule } = ts.resolveModuleName(
      fileName,
      source,
      options,
      ts.sys,
      undefined,
      undefined,
      ts.ModuleKind.ESNext,
    )
    if (!resolvedModule || resolvedModule.resolvedFileName.includes('/node_modules/')) return []
    // `pos` is the position of the opening quote.
    const start = text.indexOf(fileName, pos)
    const target = resolvedModule.resolvedFileName.replace(/\.ts$/, ending)
    return { specifier: fileName, start, end: start + fileName.length, target }
  })
}
