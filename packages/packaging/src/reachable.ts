import type { CompiledFile } from './compile.ts'

/** The compiled files that a package needs: the code its entries import, with source maps, and the declarations its types import. */
export function reachable(files: readonly CompiledFile[], entries: readonly string[]): CompiledFile[] {
  const byPath = new Map(files.map(file => [file.path, file]))
  const found = new Set<CompiledFile>()
  const waiting = entries.flatMap(entry => ['.js', '.d.ts'].map(ending => entry.replace(/\.ts$/, ending)))
  for (const path of waiting) {
    const file = byPath.get(path)
    if (!file) throw new Error(`${path} was not compiled`)
    if (found.has(file)) continue
    found.add(file)
    if (path.endsWith('.js')) waiting.push(`${path}.map`)
    waiting.push(...file.imports.map(({ target }) => target))
  }
  return [...found]
}
