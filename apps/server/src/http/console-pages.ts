import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Router } from 'express'
import { Problem } from '../api/problem.ts'
import { fixedPage } from './fixed-page.ts'
import { immutable } from './immutable.ts'
import { pagePolicy } from './page-policy.ts'

/** The build of apps/console. `npm start` writes it, and the image contains it. */
const built = new URL('../../../console/dist/', import.meta.url)

/** Serves the console at `/console`. Every page is the same HTML file; its script shows the page that the address names. */
export function addConsole(pages: Router, folder = built): void {
  const build = readBuild(folder)
  for (const { name, content } of build?.assets ?? [])
    pages.get(
      `/console/assets/${name}`,
      fixedPage(path.extname(name), () => content, immutable),
    )
  pages.get('/console/assets/{*name}', () => {
    throw new Problem('not_found', 'There is nothing at this path.')
  })
  const page = build && fixedPage('html', () => build.index, { 'Content-Security-Policy': pagePolicy })
  pages.get(['/console', '/console/{*page}'], (req, res, next) => {
    if (!page)
      throw new Problem(
        'not_found',
        'The console is not built. Start the service with `npm start`, which builds it.',
      )
    return page(req, res, next)
  })
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
