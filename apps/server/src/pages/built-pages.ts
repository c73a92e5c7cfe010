import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler, Router } from 'express'
import { Problem } from '../api/problem.ts'
import { fixedPage, immutable, pagePolicy } from './fixed-page.ts'

/** The build of apps/console. `npm start` writes it, and the image contains it. */
const built = new URL('../../../console/dist/', import.meta.url)

/**
 * Serves the console at `/console`. Every page is the same HTML file; its script shows the page that the address names. The build is
 * read when the first browser asks for it.
 */
export function addConsole(pages: Router, folder = built): void {
  let made: ReadonlyMap<string, RequestHandler> | undefined
  const serve = (path: string): RequestHandler | undefined => {
    made ??= consolePages(folder)
    return made.get(path)
  }
  pages.get('/console/assets/{*name}', (req, res, next) => {
    const asset = serve(req.path)
    if (!asset) throw new Problem('not_found', 'There is nothing at this path.')
    return asset(req, res, next)
  })
  pages.get(['/console', '/console/{*page}'], (req, res, next) => {
    const page = serve('/console')
    if (!page)
      throw new Problem(
        'not_found',
        'The console is not built. Start the service with `npm start`, which builds it.',
      )
    return page(req, res, next)
  })
}

/** The page and its assets, by their paths. Empty if there is no build. */
function consolePages(folder: URL): ReadonlyMap<string, RequestHandler> {
  const build = readBuild(folder)
  if (!build) return new Map()
  const page = fixedPage('html', () => build.index, { 'Content-Security-Policy': pagePolicy })
  const assets = build.assets.map(
    ({ name, content }) =>
      [`/console/assets/${name}`, fixedPage(path.extname(name), () => content, immutable)] as const,
  )
  return new Map([['/console', page], ...assets])
}

interface Build {
  readonly index: Buffer
  readonly assets: readonly { readonly name: string; readonly content: Buffer }[]
}

/** Reads all files of the build into memory, so that later builds do not change them. Returns null if there is no build. */
function readBuild(folder: URL): Build | null {
  try {
    const names = readdirSync(new URL('assets/', folder))
    const assets = names.map(name => ({ name, content: readFileSync(new URL(`assets/${name}`, folder)) }))
    return { index: readFileSync(new URL('index.html', folder)), assets }
  } catch {
    return null
  }
}
