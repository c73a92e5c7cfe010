import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Checks an installed package for a repository, provenance, source maps with sources, and working links in its README. */
export async function packageProblems(folder: string): Promise<readonly string[]> {
  return [...(await manifestProblems(folder)), ...(await missingMaps(folder)), ...(await deadLinks(folder))]
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

/** Source maps must contain the sources, because the package does not contain the source files. */
async function missingMaps(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.js'))
  const problems = await Promise.all(
    files.map(async file => {
      const map = await readFile(path.join(folder, `${file}.map`), 'utf8').catch(() => '{}')
      return JSON.parse(map).sourcesContent?.[0] ? [] : [`${file} has no source map with its source`]
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
