#!/usr/bin/env node
import module from 'node:module'

// Cache compiled code: compiling takes half the time of a start. A static import would be compiled before the cache is enabled.
// Node 22.0 has no such cache.
module.enableCompileCache?.()
const { runCommand } = await import('./command.ts')
await runCommand(process.argv.slice(2), code => process.exit(code))
