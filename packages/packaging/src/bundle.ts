import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'

const root = path.resolve(import.meta.dirname, '../../..')

/** The folder in the output with copies of the data files, at their paths from the repository's root. */
const dataFolder = 'files'

/** Packages that a library imports only if they are installed. */
const optional = ['pg-native']

/**
 * Bundles programs and the libraries that they import into `dist`, which can be moved, and runs without `node_modules`.
 *
 * Each program becomes two files: `<name>.js` starts `<name>.bundled.js` with Node's compile cache, which is beside them. Each script
 * of a thread becomes one more file. A program finds its other files by `new URL('./…', import.meta.url)` and
 * `import.meta.resolve('…')`, both with a literal: they are copied to `dist/files`, and the bundle contains their new addresses. A
 * path may end in a variable; then its folder is copied.
 *
 * The code is not minified, so that a stack trace names functions. It is ASCII without comments: V8 keeps the text in memory, and would
 * need two bytes for each character otherwise. So the licenses of the libraries are in a file of their own.
 *
 * @param programs the main file of each program
 * @throws {Error} with the errors of the bundler
 */
export async function bundle(programs: Readonly<Record<string, string>>, dist: string): Promise<void> {
  // Another process may start, or build, at the same time.
  const folder = `${dist}-${process.pid}`
  try {
    await bundleInto(folder, programs)
    await rm(dist, { recursive: true, force: true })
    await rename(folder, dist)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bundleInto(dist: string, programs: Readonly<Record<string, string>>): Promise<void> {
  const data = new Set<string>()
  const used = new Set<string>()
  const waiting = new Map(Object.entries(programs).map(([name, file]) => [file, `${name}.bundled`]))
  // A Map also iterates over the threads that are added meanwhile.
  for (const [file, name] of waiting) {
    const build = await rolldown({
      input: { [name]: file },
      cwd: root,
      platform: 'node',
      external: optional,
      logLevel: 'silent',
      plugins: [builtins, files(data, waiting)],
    })
    const { output } = await build.write({
      dir: dist,
      format: 'esm',
      sourcemap: true,
      // A stack needs only the lines. With the sources, the maps would be half of the published service.
      sourcemapExcludeSources: true,
      comments: false,
      charset: 'ascii',
      codeSplitting: false,
    })
    await build.close()
    for (const part of output)
      for (const module of part.type === 'chunk' ? part.moduleIds : []) used.add(module)
  }
  for (const file of data) await copy(file, path.join(dist, dataFolder, pathInData(file)))
  for (const name of Object.keys(programs)) await writeFile(path.join(dist, `${name}.js`), starter(name))
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`)
  await writeFile(path.join(dist, 'LICENSES'), await licensesOf([...used, ...data]))
}

/** The licenses of the libraries that these files belong to. */
async function licensesOf(files: readonly string[]): Promise<string> {
  const folders = files.flatMap(file => /.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  const licenses = [...new Set(folders)].toSorted().map(async folder => {
    const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const file = (await readdir(folder)).find(found => /^licen[cs]e/i.test(found))
    const text = file ? await readFile(path.join(folder, file), 'utf8') : ''
    return `${name} ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(licenses)).join('\n')
}

/** A program of its own, because imports that are not dynamic are compiled before the first statement runs. */
const starter = (name: string) => `#!/usr/bin/env node
import { enableCompileCache, flushCompileCache } from 'node:module'

const directory = \`\${import.meta.dirname}/compile-cache\`
// Portable: the image is built in another folder than the one in which it runs. Early versions of Node 22 take only a name.
try {
  enableCompileCache({ directory, portable: true })
} catch {
  enableCompileCache(directory)
}
// Node reports no deprecations of libraries in node_modules, but it would report those of the same code in the bundle.
process.noDeprecation = true
await import('./${name}.bundled.js')
// The first start fills the cache for others that start while it runs.
flushCompileCache()
`

/** The path of a data file from the repository's root. A library may be a link to another place. */
function pathInData(file: string): string {
  const [, library] = /\/(node_modules\/.*)/.exec(file) ?? []
  return library ?? path.relative(root, file)
}

async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: source => !source.endsWith('.ts') }).catch(
    // For example a console that could not be built.
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
}

/**
 * Replaces imports of Node's modules. An import statement reads all properties of the module. With `node:http` that loads Node's
 * WebSocket, which takes 30 ms of CPU time at the start, and memory.
 */
const builtins: Plugin = {
  name: 'builtins',
  resolveId: (source, _, { kind }) =>
    isBuiltin(source) && kind === 'import-statement'
      ? { id: `${builtin}${source}`, moduleSideEffects: false }
      : undefined,
  load(id) {
    if (!id.startsWith(builtin)) return
    const source = id.slice(builtin.length)
    const names = Object.keys(process.getBuiltinModule(source) ?? {}).filter(name => name !== 'default')
    return [
      `const all = process.getBuiltinModule('${source}')`,
      'export default all',
      // Unused properties are left out, because the calls are marked as pure.
      ...names.map(
        name =>
          `const $${name} = /* @__PURE__ */ Reflect.get(all, '${name}')\nexport { $${name} as ${name} }`,
      ),
    ].join('\n')
  },
}

const builtin = '\0builtin:'

const address = /\bnew URL\((['`])(\.{1,2}\/[^'`$]*)|\bimport\.meta\.resolve\('([^']+)'\)/g

/** Replaces the addresses of other files, and notes these files. */
function files(data: Set<string>, waiting: Map<string, string>): Plugin {
  return {
    name: 'files',
    transform(code, id) {
      if (id.includes('/node_modules/')) return
      const replaced = code.replace(address, (_, quote: string, relative?: string, specifier?: string) => {
        if (specifier)
          return `new URL('${placeOf(createRequire(id).resolve(specifier))}', import.meta.url).href`
        const file = path.resolve(path.dirname(id), relative ?? '')
        if (file.endsWith('.ts')) return `new URL(${quote}${threadOf(file)}`
        return `new URL(${quote}${placeOf(file)}${relative?.endsWith('/') ? '/' : ''}`
      })
      // The source map needs no change, because each line stays where it is.
      return { code: replaced, map: null }
    },
  }

  function placeOf(file: string): string {
    data.add(file)
    return `./${dataFolder}/${pathInData(file)}`
  }

  function threadOf(file: string): string {
    const name = path.basename(file, '.ts')
    waiting.set(file, name)
    return `./${name}.js`
  }
}
