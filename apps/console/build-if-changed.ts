/**
 * Builds the console and the reference into dist/, unless dist/ contains a build of the present files. A failed build does not stop
 * the caller: the service also runs without its pages.
 */
import { rename, rm } from 'node:fs/promises'
import { buildIfChanged } from '@tenant-api/packaging/build-if-changed'
import { dist, stampFile } from './built-files.ts'

await buildIfChanged({
  name: 'the console',
  inputs: [
    'apps/console/src',
    'apps/console/index.html',
    'apps/console/reference.html',
    'apps/console/vite.config.ts',
    'packages/client/src',
    'packages/contract/src',
    'packages/contract/generated/filter-paths.ts',
    'packages/react/src',
    'package-lock.json',
  ],
  stampFile,
  async build() {
    // Vite and React read NODE_ENV. Set it, so that the build does not depend on the caller's environment.
    process.env.NODE_ENV = 'production'
    // Import Vite only for a build, because loading it takes longer than the check.
    const { build } = await import('vite')
    // Another process may build, or read a build, at the same time.
    const folder = `${dist}-${process.pid}`
    const configFile = `${import.meta.dirname}/vite.config.ts`
    try {
      await build({ configFile, logLevel: 'error', build: { outDir: folder } })
      await rm(dist, { recursive: true, force: true })
      await rename(folder, dist)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}).catch(({ message }: Error) => process.stderr.write(`The console is not built: ${message}\n`))
