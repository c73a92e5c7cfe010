/** Prints the installed programs that tests run. The output is part of Turbo's cache key: see `PROGRAMS` in turbo.json. */
import { findProgram, programNames } from './src/programs.ts'

process.stdout.write(programNames.filter(findProgram).join())
