import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A file that was compiled, not yet where it will be: beside its source, with another ending. */
export interface CompiledFile {
  readonly path: string
  readonly text: string
  /** What it imports of the repository, in the order of the text. */
  readonly imports: readonly Import[]
}

export interface Import {
  /** Where its specifier stands in the text. */
  readonly start: number
  readonly end: number
  /** The compiled file that it means. */
  readonly target: string
}

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: file => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
}

/** What browsers and the oldest Node that is supported have of the language, and nothing that only Node has. */
const everywhere: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  types: [],
}

/** Of the contract no more than types, whoever imports more: they are all that runs everywhere. */
const typesOfContract = { '@tenant-api/contract': [path.join(root, 'packages/contract/src/types.ts')] }

/** The sources of the packages by what they are imported as: found in node_modules, they would not be compiled. */
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

/**
 * Compiles files and what they import, of whatever package, under the project's own options.
 *
 * @throws with what the compiler finds wrong
 */
export function compile(entries: readonly string[], platform: 'node' | 'everywhere'): CompiledFile[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config
  const isEverywhere = platform === 'everywhere'
  const options: ts.CompilerOptions = {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
    noEmit: false,
    declaration: true,
    // A stack trace of an installed package then names the lines of its sources, which are in the maps.
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
    ...(isEverywhere && everywhere),
    paths: { ...sourcesOfPackages(), ...(isEverywhere && typesOfContract) },
  }
  const program = ts.createProgram([...entries], options)
  const files: CompiledFile[] = []
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _error, [source] = []) => {
    if (!source) return
    const imports = file.endsWith('.map') ? [] : importsOf(file, text, source.fileName, options)
    files.push({ path: file, text, imports })
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host))
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
    // The position is that of the quote before the specifier.
    const start = text.indexOf(fileName, pos)
    const target = resolvedModule.resolvedFileName.replace(/\.ts$/, ending)
    return { start, end: start + fileName.length, target }
  })
}
