import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Router } from 'express'
import { Problem } from '../api/problem.ts'
import { fixedPage } from './fixed-page.ts'

/** The build of apps/console. `npm start` writes it, and the image contains it. */
const built = new URL('../../../console/dist/', import.meta.url)

/** The console loads everything from this service, and sends requests to no other host. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The name of an asset contains a hash of its content. */
const immutable = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}

/** Serves the console at `/console`. The pages of the console are all the same file: its script shows the page of the address. */
export function addConsole(pages: Router, folder = built): void {
  const names = assetsIn(folder)
  for (const name of names ?? [])
    pages.get(
      `/console/assets/${name}`,
      fixedPage(path.extname(name), () => readFileSync(new URL(`assets/${name}`, folder)), immutable),
    )
  pages.get('/console/assets/{*name}', () => {
    throw new Problem('not_found', 'There is nothing at this path.')
  })
  const index = () => readFileSync(new URL('index.html', folder))
  const page = fixedPage('html', index, { 'Content-Security-Policy': policy })
  pages.get(['/console', '/console/{*page}'], (req, res, next) => {
    if (!names)
      throw new Problem(
        'not_found',
        'The console is not built. Start the service with `npm start`, which builds it.',
      )
    return page(req, res, next)
  })
}

/** The names of the built files; null without a build. */
function assetsIn(folder: URL): readonly string[] | null {
  try {
    return readdirSync(new URL('assets/', folder))
  } catch {
    return null
  }
}
