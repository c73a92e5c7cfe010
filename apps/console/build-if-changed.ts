/**
 * Builds the console into dist/, unless dist/ contains a build of the present files. A failed build does not stop the caller:
 * the service also runs without its console.
 */
import { buildIfChanged } from '@tenant-api/packaging/build-if-changed'
import { stampFile } from './built-files.ts'

await buildIfChanged({
  name: 'the console',
  inputs: [
    'apps/console/src',
    'apps/console/index.html',
    'apps/console/vite.config.ts',
    'packages/client/src',
    'packages/react/src',
    'package-lock.json',
  ],
  stampFile,
  async build() {
    // Vite and React read NODE_ENV. Set it, so that the build does not depend on the caller's environment.
    process.env.NODE_ENV = 'production'
    // Import Vite only for a build, because loading it takes longer than the check.
    const { build } = await import('vite')
    await build({ configFile: `${import.meta.dirname}/vite.config.ts`, logLevel: 'error' })
  },
}).catch(({ message }: Error) => process.stderr.write(`The console is not built: ${message}\n`))
