#!/usr/bin/env node
/** The command line `tenant-api`. */
import { enableCompileCache } from 'node:module'

// Compiling commander takes as long as everything else that help does. Imports that stood here would be compiled before.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
