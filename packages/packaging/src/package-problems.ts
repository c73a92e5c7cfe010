import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import semver from 'semver'

/**
 * Checks an installed package for a repository, provenance, `engines`, source maps with sources, and working links in its README.
 *
 * @param modules the `node_modules` folder with its dependencies
 */
export async function packageProblems(folder: string, modules: string): Promise<readonly string[]> {
  return [
    ...(await manifestProblems(folder)),
    ...(await unfitEngines(folder, modules)),
    ...(await missingMaps(folder)),
    ...(await deadLinks(folder)),
  ]
}

async function manifestProblems(folder: string): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return [
    ...(manifest.repository?.url && manifest.repository.directory
      ? []
      : ['package.json has no repository with url and directory']),
    ...(manifest.publishConfig?.provenance ? [] : ['package.json does not set publishConfig.provenance']),
    ...('sideEffects' in manifest
      ? []
      : ['package.json has no sideEffects, so bundlers keep unused modules']),
  ]
}

/** A package must not promise to run on a version of Node.js that one of its dependencies does not support. */
async function unfitEngines(folder: string, modules: string): Promise<readonly string[]> {
  const { engines, dependencies, peerDependencies } = await manifestIn(folder)
  const node = engines?.node ?? '*'
  const names = Object.keys({ ...dependencies, ...peerDependencies })
  const problems = await Promise.all(
    names.map(async name => {
      const needed = (await manifestIn(path.join(modules, name))).engines?.node ?? '*'
      return semver.subset(node, needed) ? [] : [`engines.node is ${node}, but ${name} needs ${needed}`]
    }),
  )
  return problems.flat()
}

interface Manifest {
  readonly engines?: { readonly node?: string }
  readonly dependencies?: object
  readonly peerDependencies?: object
}

async function manifestIn(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
}

/**
 * Source maps must contain the sources, because the package does not contain the source files. Those of a bundle, which nobody steps
 * through, must only name them; its starters and data have no maps.
 */
async function missingMaps(folder: string): Promise<readonly string[]> {
  const all = await readdir(folder, { recursive: true })
  const isBundle = all.some(file => file.endsWith('.bundled.js'))
  const hasSource = (file: string) =>
    !file.startsWith('files/') && !all.includes(file.replace(/\.js$/, '.bundled.js'))
  const files = all.filter(file => file.endsWith('.js') && hasSource(file))
  const problems = await Promise.all(
    files.map(async file => {
      const map = await readFile(path.join(folder, `${file}.map`), 'utf8').catch(() => '{}')
      const { sources, sourcesContent } = JSON.parse(map)
      return (isBundle ? sources : sourcesContent)?.[0] ? [] : [`${file} has no source map with its source`]
    }),
  )
  return problems.flat()
}

async function deadLinks(folder: string): Promise<readonly string[]> {
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8')
  const links = Array.from(readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, link = '']) => link)
  const problems = await Promise.all(
    links.map(link =>
      access(path.join(folder, link)).then(
        () => [],
        () => [`README.md links to ${link}, which is not in the package`],
      ),
    ),
  )
  return problems.flat()
}
