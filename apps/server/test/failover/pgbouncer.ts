import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram } from '@tenant-api/test-kit/programs'
import { root } from '@tenant-api/test-kit/root'
import { ownerOfPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, onTestFinished } from 'vitest'
import { administer } from '../postgres/new-database.ts'
import { ownFolder } from './own-folder.ts'

/**
 * Starts PgBouncer with the file of deploy/pgbouncer, for the duration of a test.
 *
 * @param url a database behind HAProxy
 * @returns the URL of the database through PgBouncer
 */
export async function startDeployedPgbouncer(url: string): Promise<string> {
  const folder = await ownFolder('pgbouncer')
  const port = await freePort()
  const { hostname, port: serverPort, pathname, username, password } = new URL(url)
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')]
  const deployed = await readFile(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    file,
    deployed
      .replace(
        'tenant_api = host=haproxy port=5000',
        `${pathname.slice(1)} = host=${hostname} port=${serverPort}`,
      )
      .replace('listen_addr = *', `listen_addr = 127.0.0.1\nunix_socket_dir =`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  )
  const child = spawn(findProgram('PgBouncer') ?? '', [file], { ...ownerOfPostgres(), stdio: 'ignore' })
  onTestFinished(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  })
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  await expect.poll(() => administer(through.href, 'SELECT 1 AS one').catch(String)).toEqual([{ one: 1 }])
  return through.href
}
