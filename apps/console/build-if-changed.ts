/**
 * Builds the console into dist/, unless dist/ contains a build of the present files. A failed build does not stop the caller:
 * the service also runs without its console.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { hashOfInputs, stampFile } from './built-files.ts'

const hash = await hashOfInputs()
const built = await readFile(stampFile, 'utf8').catch(() => null)
if (built !== hash) {
  process.stderr.write('Building the console, which takes some seconds.\n')
  // Vite and React read NODE_ENV. Set it, so that the build does not depend on the caller's environment.
  process.env.NODE_ENV = 'production'
  try {
    // Import Vite only for a build, because loading it takes longer than the check.
    const { build } = await import('vite')
    await build({ configFile: `${import.meta.dirname}/vite.config.ts`, logLevel: 'error' })
    await writeFile(stampFile, hash)
  } catch (error) {
    process.stderr.write(`The console is not built: ${(error as Error).message}\n`)
  }
}
