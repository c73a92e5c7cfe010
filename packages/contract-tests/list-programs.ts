/** Prints the installed programs that tests run, so that turbo uses its cache only for the same programs. */
import { findProgram, programNames } from './src/programs.ts'

process.stdout.write(programNames.filter(findProgram).join())
