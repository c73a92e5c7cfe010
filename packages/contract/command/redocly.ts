import { fileURLToPath } from 'node:url'
import { optional } from './optional-library.ts'
import { WrongInput } from './wrong-input.ts'

const load = () => optional('@redocly/openapi-core', () => import('@redocly/openapi-core'))

/** Bundles a document with the files that it refers to. @throws {WrongInput} if a reference has no target */
export async function bundled(file: string): Promise<unknown> {
  const { bundle, createConfig } = await load()
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } })
  try {
    const { bundle: result, problems } = await bundle({
      ref: file,
      config,
      externalRefResolver: await localFiles(),
    })
    const [problem] = problems
    if (problem) throw new WrongInput(`${file}, ${problem.location[0]?.pointer}: ${problem.message}`)
    return result.parsed
  } catch (error) {
    throw error instanceof WrongInput ? error : new WrongInput(`${file}: ${(error as Error).message}`)
  }
}

/**
 * Checks documents with Redocly's strict rules. They find misspelt keywords, such as `minumum`, which Spectral accepts. Prints each
 * problem with its source file and line. Resolves with the number of problems.
 */
export async function problemsOf(files: readonly string[]): Promise<number> {
  const { createConfig, formatProblems, getTotals, lint } = await load()
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'spec-strict-refs': 'error',
      // The specification requires a trailing slash for the token endpoint. Our Spectral rule forbids it for all other paths.
      'no-path-trailing-slash': 'off',
    },
  })
  const externalRefResolver = await localFiles()
  const problems = (await Promise.all(files.map(ref => lint({ ref, config, externalRefResolver })))).flat()
  const totals = getTotals(problems)
  if (problems.length > 0) formatProblems(problems, { format: 'stylish', totals, version: '' })
  return totals.errors + totals.warnings
}

/** Reads files only: a document from elsewhere must not make this program send requests. */
async function localFiles() {
  const { BaseResolver } = await load()
  return new (class extends BaseResolver {
    override loadExternalRef(place: string) {
      if (/^https?:/i.test(place))
        throw new WrongInput(
          `The reference ${place} leads to a server. Copy the file, and refer to the copy.`,
        )
      return super.loadExternalRef(place.startsWith('file:') ? fileURLToPath(place) : place)
    }
  })()
}
