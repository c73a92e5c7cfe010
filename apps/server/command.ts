/** The command of the published package: starts a program of the bundle, which is beside this file, with the options of `npm start`. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { memory, nodeOptions } from './run-options.ts'

const usage = `Usage: tenant-api-server                 starts the service, with its data in ./data or DATA_DIR
       tenant-api-server clients --help  creates, changes and rotates clients
       tenant-api-server keys --help     rotates signing keys
       tenant-api-server events --help   erases the events of a person
`
const [program = 'main', ...args] = process.argv.slice(2)
if (program === '--help') process.stdout.write(usage)
else if (['main', 'clients', 'keys', 'events'].includes(program)) {
  const file = path.join(import.meta.dirname, `${program}.js`)
  // Node 22 reports its SQLite as experimental.
  const options = ['--disable-warning=ExperimentalWarning', ...(program === 'main' ? nodeOptions : [])]
  const command = [...options, file, ...args]
  const env = { ...process.env, ...memory }
  // Replace this process, so that signals reach the service and no second process stays in memory. Windows cannot do that.
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...command], env)
  else
    spawn(process.execPath, command, { env, stdio: 'inherit' }).on('exit', code => {
      process.exitCode = code ?? 1
    })
} else {
  process.stderr.write(`There is no command ${JSON.stringify(program)}.\n${usage}`)
  process.exitCode = 2
}
