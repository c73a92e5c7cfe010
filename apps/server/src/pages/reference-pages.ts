import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler, Router } from 'express'
import { fixedPage, immutable, pagePolicy } from './fixed-page.ts'
import { readStyles } from './reference-styles.ts'

/** Our own files for the browser. Node runs none of them. */
const ourFolder = new URL('../../../console/src/reference/', import.meta.url)
const viewer = 'swagger-ui-bundle.js'
/** The only served file of Swagger UI. Its own start page would load a document from another host. */
const viewerFile = new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))

/** Serves the API reference at `/docs`, and leads browsers there from `/`. Its files are read when the first browser asks for one. */
export function addReference(pages: Router): void {
  let made: ReadonlyMap<string, RequestHandler> | undefined
  pages.get(['/docs', '/docs/assets/{*asset}'], (req, res, next) => {
    made ??= referencePages()
    const serve = made.get(req.path)
    return serve ? serve(req, res, next) : next()
  })
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

/** The page and its assets, by their paths. */
function referencePages(): ReadonlyMap<string, RequestHandler> {
  const assets = readAssets()
  // One hash for all files, because the files import each other by relative addresses.
  const folder = `/docs/assets/${hashOf(assets)}/`
  const page = () => Buffer.from(pageHtml(folder, assets))
  return new Map([
    ['/docs', fixedPage('html', page, { 'Content-Security-Policy': pagePolicy })],
    ...assets.map(
      ({ name, content }) =>
        [`${folder}${name}`, fixedPage(path.extname(name), () => content, immutable)] as const,
    ),
  ])
}

interface Asset {
  readonly name: string
  readonly content: Buffer
}

/** Reads all files into memory, so that later edits do not change them under the same hash. */
function readAssets(): readonly Asset[] {
  const files = readdirSync(ourFolder, { recursive: true, encoding: 'utf8' })
  const ours = files.filter(file => file.endsWith('.js'))
  return [
    ...ours.map(name => ({ name, content: readFileSync(new URL(name, ourFolder)) })),
    { name: 'styles.css', content: readStyles(ourFolder) },
    { name: viewer, content: readFileSync(viewerFile) },
  ]
}

function hashOf(assets: readonly Asset[]): string {
  const hash = createHash('sha256')
  for (const { name, content } of assets) hash.update(name).update(content)
  return hash.digest('base64url')
}

/** The page, with links that let the browser load all modules at once, before it has loaded the modules that import them. */
function pageHtml(folder: string, assets: readonly Asset[]): string {
  const modules = assets.filter(({ name }) => name.endsWith('.js') && name !== viewer)
  const links = modules.map(({ name }) => `    <link rel="modulepreload" href="${folder}${name}">\n`)
  return readFileSync(new URL('page.html', ourFolder), 'utf8')
    .replaceAll('="/docs/', `="${folder}`)
    .replace('  </head>', `${links.join('')}  </head>`)
}
