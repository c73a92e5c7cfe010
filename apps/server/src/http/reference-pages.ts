import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Router } from 'express'
import viewerFolder from 'swagger-ui-dist/absolute-path.js'
import { fixedPage } from './fixed-page.ts'
import { pagePolicy } from './page-policy.ts'

/** Our own files for the browser. Node runs none of them. */
const ourFolder = new URL('./reference/', import.meta.url)
/** The only served file of Swagger UI. Its own start page would load a document from another host. */
const viewer = 'swagger-ui-bundle.js'

/** Serves the API reference at `/docs`, and leads browsers there from `/`. */
export function addReference(pages: Router): void {
  const files = readdirSync(ourFolder, { recursive: true, encoding: 'utf8' }).filter(isServed)
  const page = () => withPreloads(readFileSync(new URL('page.html', ourFolder), 'utf8'), files)
  pages.get('/docs', fixedPage('html', page, { 'Content-Security-Policy': pagePolicy }))
  pages.get('/docs/', (_req, res) => {
    res.redirect(308, '/docs')
  })
  pages.get('/', (req, res, next) => {
    // Redirect only browsers. A program without a token gets 401 here, as at every path without an operation.
    if (req.get('Accept')?.includes('text/html')) res.vary('Accept').redirect('/docs')
    else next()
  })
  for (const file of files) pages.get(`/docs/${file}`, fixedFile(new URL(file, ourFolder)))
  pages.get(`/docs/${viewer}`, fixedFile(path.join(viewerFolder(), viewer)))
}

const isServed = (file: string) => /\.(js|css)$/.test(file)

/** Lets the browser load all modules at once, before it has loaded the modules that import them. */
function withPreloads(page: string, files: readonly string[]): Buffer {
  const links = files
    .filter(file => file.endsWith('.js'))
    .map(file => `    <link rel="modulepreload" href="/docs/${file}">\n`)
  return Buffer.from(page.replace('  </head>', `${links.join('')}  </head>`))
}

function fixedFile(file: URL | string) {
  return fixedPage(path.extname(String(file)), () => readFileSync(file))
}
