#!/usr/bin/env -S node --max-semi-space-size=4
/**
 * The command line `tenant-api`. Without the flag above, V8's young generation takes 80 MB more while events are read.
 */
// An older Node.js fails to load the other files with a SyntaxError, so they are imported only after this check.
const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(
    `tenant-api needs Node.js 22.12 or later, but this is ${node}. Run \`npm install node@24\` in a project, and then \`npx tenant-api\`.\n`,
  )
  process.exitCode = 1
} else {
  // Cache compiled code, because compiling commander takes a third of the time of most commands.
  process.getBuiltinModule('node:module').enableCompileCache()
  const endProcess = () => process.exit()
  const [flag, ...others] = process.argv.slice(2)
  // A static import would be compiled before the cache is enabled. The help does without the commands.
  if ((flag === '--help' || flag === '-h') && others.length === 0)
    (await import('./help.ts')).printHelp(endProcess)
  else await (await import('./run.ts')).run(endProcess)
}
