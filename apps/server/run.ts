/**
 * Runs a program of the service from the bundle. Builds the bundle first if a source has changed.
 *
 * Usage: node apps/server/run.ts main | clients … | events … | keys …
 *
 * `npm start` calls it with the shell's `exec`, because npm sends signals to its shell only: without `exec`, dash ends at SIGTERM, npm
 * with it, and the service stays. Windows has no `exec`, so there the second half of the script runs.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { memory, nodeOptions } from './run-options.ts'

await import('./build-if-changed.ts')
if (!process.exitCode) {
  const [program = 'main', ...args] = process.argv.slice(2)
  const file = path.join(import.meta.dirname, 'dist', `${program}.js`)
  const command = [...(program === 'main' ? nodeOptions : []), file, ...args]
  const env = { ...process.env, ...memory }
  // Replace this process, so that signals reach the service and no second process stays in memory. Windows cannot do that.
  if (process.execve && process.platform !== 'win32')
    process.execve(process.execPath, [process.execPath, ...command], env)
  const child = spawn(process.execPath, command, { env, stdio: 'inherit' })
  // Ctrl-C reaches both processes, SIGTERM only this one.
  process.on('SIGINT', () => {}).on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', code => {
    process.exitCode = code ?? 1
  })
}
