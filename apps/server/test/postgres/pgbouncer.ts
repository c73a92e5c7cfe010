import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { onTestFinished } from 'vitest'

/** Arguments that choose another user if the tests run as root: PgBouncer refuses to run as root. */
const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []

/**
 * Starts PgBouncer in front of a database's server, for the duration of a test.
 *
 * @param bin path of the program
 * @param connections maximum number of connections from PgBouncer to the server
 * @returns the database's URL through PgBouncer
 */
export async function startPgbouncer(
  bin: string,
  url: string,
  mode: 'session' | 'transaction',
  connections = 30,
): Promise<string> {
  const { hostname, port: serverPort, username, password } = new URL(url)
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-pgbouncer-'))
  await chmod(folder, 0o755)
  const [users, settings] = [path.join(folder, 'users.txt'), path.join(folder, 'pgbouncer.ini')]
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${connections}
`,
  )
  const child = spawn(bin, [...asNobody, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true })
  })
  let log = ''
  for await (const chunk of child.stderr) {
    log += chunk
    if (log.includes('process up')) break
  }
  if (!log.includes('process up')) throw new Error(`PgBouncer does not start: ${log}`)
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return through.href
}
