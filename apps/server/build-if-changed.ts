/**
 * Bundles the programs of the service into dist/, unless dist/ contains a bundle of the present files. `npm start` runs the
 * bundle, because Node starts it in half of the time of the sources.
 */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildIfChanged } from '@tenant-api/packaging/build-if-changed'
import { programs } from './programs.ts'

const dist = path.join(import.meta.dirname, 'dist')

await buildIfChanged({
  name: 'the service',
  inputs: [
    'apps/server/src',
    'apps/server/programs.ts',
    'packages/contract/src',
    'packages/contract/generated',
    // The bundle contains a copy of the console.
    'apps/console/dist/stamp',
    'packages/packaging/src/bundle.ts',
    'package-lock.json',
  ],
  stampFile: path.join(dist, 'stamp'),
  build: async () => {
    // Import the bundler only for a build, because loading it takes longer than the check.
    const { bundle } = await import('@tenant-api/packaging/bundle')
    await bundle(programs, dist)
  },
}).catch(({ message }: Error) => {
  process.stderr.write(`The service is not bundled: ${stripVTControlCharacters(message)}\n`)
  process.exitCode = 1
})
