import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listen } from '@tenant-api/test-kit/listen'
import express, { type ErrorRequestHandler, Router } from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/api/problem.ts'
import { addBuiltPages } from '../../src/pages/built-pages.ts'

let folder: string
const stops: (() => void)[] = []

/** Serves a build of the console and the reference. Returns a function that requests a path. */
async function serve(build: string): Promise<(path: string) => Promise<Response>> {
  const pages = Router({ caseSensitive: true, strict: true })
  addBuiltPages(pages, pathToFileURL(`${build}/`))
  const answer: ErrorRequestHandler = ({ errorCode, message }: Problem, _req, res, _next) => {
    res.status(errorCode === 'not_found' ? 404 : 500).send(message)
  }
  const server = createServer(express().use(pages, answer))
  const origin = await listen(server)
  stops.push(() => server.close())
  return path => fetch(origin + path)
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-console-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<p>console</p>')
  await writeFile(path.join(folder, 'reference.html'), '<p>reference</p>')
  await writeFile(path.join(folder, 'stamp'), 'hash')
  await writeFile(path.join(folder, 'assets/index-Ab_1-c.js'), 'let x')
})
afterAll(async () => {
  for (const stop of stops) stop()
  await rm(folder, { recursive: true })
})

describe('the console', () => {
  test('the console is one page at all of its addresses, which may load only scripts and styles of the service', async () => {
    const get = await serve(folder)
    for (const path of ['/console', '/console/', '/console/live', '/console/event-streams/est_1']) {
      const { status, headers, text } = await read(await get(path))
      expect({ path, status, text }).toEqual({ path, status: 200, text: '<p>console</p>' })
      expect(headers.get('cache-control')).toBe('no-cache')
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; /)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  test('the console has scripts that browsers may cache for a year, because their names change with their content', async () => {
    const get = await serve(folder)
    for (const page of ['/console', '/docs']) {
      const { status, headers, text } = await read(await get(`${page}/assets/index-Ab_1-c.js`))
      expect({ status, text }).toEqual({ status: 200, text: 'let x' })
      expect(headers.get('content-type')).toMatch('javascript')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('the console serves no other file', async () => {
    const get = await serve(folder)
    for (const page of ['/console', '/docs'])
      for (const path of ['other.js', '..%2Fstamp', ''])
        expect((await get(`${page}/assets/${path}`)).status).toBe(404)
  })

  test('the reference is one page, with the same policy as the console', async () => {
    const get = await serve(folder)
    const { status, headers, text } = await read(await get('/docs'))
    expect({ status, text }).toEqual({ status: 200, text: '<p>reference</p>' })
    const console = await read(await get('/console'))
    expect(headers.get('content-security-policy')).toBe(console.headers.get('content-security-policy'))
    expect((await get('/docs/operations')).status).toBe(404)
  })

  test.each([
    ['/console/live', 'The console is not built. Start the service with `npm start`, which builds it.'],
    ['/docs', 'The reference is not built. Start the service with `npm start`, which builds it.'],
  ])('%s says how to build it if there is no build', async (address, message) => {
    const get = await serve(path.join(folder, 'missing'))
    const { status, text } = await read(await get(address))
    expect({ status, text }).toEqual({ status: 404, text: message })
  })
})

async function read(answer: Response) {
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
