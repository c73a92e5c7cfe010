/** Prints which programs there are for tests to run, so that turbo answers from its cache only for the same ones. */
import { findProgram, programNames } from './src/programs.ts'

process.stdout.write(programNames.filter(findProgram).join())
