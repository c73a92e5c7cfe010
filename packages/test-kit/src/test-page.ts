import { createServer } from 'node:http'
import { rolldown } from 'rolldown'
import { listen } from './listen.ts'

/**
 * Bundles a module with its imports into a script, which sets the global variable `tenantPage` to the module's exports.
 *
 * @param mode the mode of React. In development React mounts components in StrictMode twice. In production the script is minified.
 */
export async function bundlePage(
  input: string,
  mode: 'development' | 'production' = 'development',
): Promise<string> {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
  })
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'tenantPage',
    minify: mode === 'production',
  })
  await bundle.close()
  return output[0].code
}

/** A web server on a free port. */
export interface Site {
  readonly origin: string
  close(): void
}

/** Serves a page that runs `script`. Also serves the other `scripts`, each at its path. */
export async function servePage(
  script: string,
  scripts: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const all = new Map(Object.entries({ '/page.js': script, ...scripts }))
  const server = createServer(({ url = '' }, response) => {
    const found = all.get(url)
    response.setHeader('Content-Type', found ? 'text/javascript' : 'text/html')
    response.end(found ?? '<!doctype html><body><script src="/page.js"></script>')
  })
  return { origin: await listen(server), close: () => server.close() }
}
