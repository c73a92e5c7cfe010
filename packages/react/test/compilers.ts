import { createRequire } from 'node:module'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'

const typescript7 = findProgram('TypeScript 7')
if (!typescript7) leaveOut('the hooks with TypeScript 7', 'TypeScript 7 is not installed')

/** The compilers that accept the package, with the paths of their programs. */
export const compilers: readonly (readonly [name: string, program: string])[] = [
  ['TypeScript 5.9', createRequire(import.meta.url).resolve('typescript/bin/tsc')],
  ...(typescript7 ? [['TypeScript 7', typescript7] as const] : []),
]
