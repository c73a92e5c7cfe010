import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler, Router } from 'express'
import { Problem } from '../api/problem.ts'
import { fixedPage, immutable, pageHeaders } from './fixed-page.ts'

/** The build of apps/console. `npm start` writes it, and the image contains it. */
const built = new URL('../../../console/dist/', import.meta.url)

/** The pages of the build, by their paths. Each loads its files from `assets` below its own path. */
const htmlFiles = { '/console': 'index.html', '/docs': 'reference.html' }

/**
 * Serves the console at `/console` and the API reference at `/docs`, and leads browsers there from `/`. Every address of the console
 * is the same HTML file; its script shows the page that the address names. The build is read when the first browser asks for it.
 */
export function addBuiltPages(pages: Router, folder = built): void {
  let made: ReadonlyMap<string, RequestHandler> | undefined
  const serve = (message: string, path?: string): RequestHandler => {
    return (req, res, next) => {
      made ??= readBuild(folder)
      const file = made.get(path ?? req.path)
      if (!file) throw new Problem('not_found', message)
      return file(req, res, next)
    }
  }
  const isMissing = (page: string) =>
    `${page} is not built. Start the service with \`npm start\`, which builds it.`
  pages.get(['/console/assets/{*name}', '/docs/assets/{*name}'], serve('There is nothing at this path.'))
  pages.get(['/console', '/console/{*page}'], serve(isMissing('The console'), '/console'))
  pages.get('/docs', serve(isMissing('The reference'), '/docs'))
  pages.get('/docs/', (_req, res) => {
    res.redirect(308, '/docs')
  })
  // `all`, because Express itself would answer OPTIONS to a path that has only `get`.
  pages.all('/', (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    // Redirect only browsers. A program without a token gets 401 here, as at every path without an operation.
    if (isRead && req.get('Accept')?.includes('text/html')) res.vary('Accept').redirect('/docs')
    else next()
  })
}

/**
 * The pages and their assets, by their paths. Empty if there is no build. Reads all files into memory, so that later builds do not
 * change them.
 */
function readBuild(folder: URL): ReadonlyMap<string, RequestHandler> {
  const files = new Map<string, RequestHandler>()
  const read = (name: string) => {
    const content = readFileSync(new URL(name, folder))
    return () => content
  }
  try {
    for (const name of readdirSync(new URL('assets/', folder))) {
      const asset = fixedPage(path.extname(name), read(`assets/${name}`), immutable)
      for (const page of Object.keys(htmlFiles)) files.set(`${page}/assets/${name}`, asset)
    }
    for (const [page, name] of Object.entries(htmlFiles))
      files.set(page, fixedPage('html', read(name), pageHeaders))
    return files
  } catch {
    return new Map()
  }
}
