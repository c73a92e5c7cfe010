import { createRequire } from 'node:module'
import { findProgram } from '@tenant-api/test-kit/programs'

/** Installed with the programs of `npm run test:tools`, so every night. */
const typescript7 = findProgram('TypeScript 7')

/** The compilers that accept the package, with the paths of their programs. */
export const compilers: readonly (readonly [name: string, program: string])[] = [
  ['TypeScript 5.9', createRequire(import.meta.url).resolve('typescript/bin/tsc')],
  ...(typescript7 ? [['TypeScript 7', typescript7] as const] : []),
]
