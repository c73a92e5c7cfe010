import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Router } from 'express'
import viewerFolder from 'swagger-ui-dist/absolute-path.js'
import { fixedPage } from './fixed-page.ts'

/** Served files of Swagger UI. Its own start page is not served, because that page loads a document from another host. */
const ofViewer = ['swagger-ui.css', 'swagger-ui-bundle.js']
/** Our own files for the browser. Node runs none of them. */
const ours = [
  'reference.css',
  'reference.js',
  'readable-document.js',
  'describe-operation.js',
  'contents.js',
  'request-samples.js',
  'find-operation.js',
  'typescript-call.js',
  'sign-in.js',
  'fill-identifiers.js',
  'fold-errors.js',
  'live-messages.js',
  'server-sent-events.js',
]
const ourFolder = new URL('./reference/', import.meta.url)

/**
 * The page loads everything from this service, and sends requests to no other host. The browser must not submit forms
 * itself, because before the script has loaded it would send the secret to `/docs`.
 */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the API reference at `/docs`. */
export function addReference(pages: Router): void {
  const page = () => readFileSync(new URL('page.html', ourFolder))
  pages.get('/docs', fixedPage('html', page, { 'Content-Security-Policy': policy }))
  for (const file of ours)
    pages.get(
      `/docs/${file}`,
      fixedPage(path.extname(file), () => readFileSync(new URL(file, ourFolder))),
    )
  for (const file of ofViewer) {
    const read = () => readFileSync(path.join(viewerFolder(), file))
    pages.get(`/docs/${file}`, fixedPage(path.extname(file), read))
  }
}
