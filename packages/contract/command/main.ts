#!/usr/bin/env node
import module from 'node:module'

// Cache compiled code: compiling takes half the time of a start. A static import would be compiled before the cache is enabled.
module.enableCompileCache()
const { run } = await import('./run.ts')
process.exitCode = await run(process.argv.slice(2))
