import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { findProgram } from '@tenant-api/test-kit/programs'
import { root } from '@tenant-api/test-kit/root'
import { ownerOfPostgres, type RunningPostgres } from '@tenant-api/test-kit/start-postgres'
import { expect, onTestFinished } from 'vitest'
import { administer } from '../postgres/new-database.ts'
import { ownFolder } from './own-folder.ts'

/** The line of deploy/pgpool that lets the primary answer all reads. */
export const unbalanced = 'load_balance_mode = off'

/**
 * Starts pgpool-II with the file of deploy/pgpool in front of a primary and its standby, for the duration of a test.
 *
 * @param lines settings that replace the line `load_balance_mode = off` and others of the same names
 */
export async function startPgpool(primary: RunningPostgres, standby: RunningPostgres, lines: string) {
  const [port, pcpPort] = [await freePort(), await freePort()]
  const folder = await ownFolder('pgpool')
  const file = path.join(folder, 'pgpool.conf')
  const deployed = await readFile(path.join(root, 'deploy/pgpool/pgpool.conf'), 'utf8')
  const [one, two] = [new URL(primary.url), new URL(standby.url)]
  const configure = (given: string) =>
    writeFile(
      file,
      // Of two lines with the same name, pgpool-II uses the last.
      `${deployed
        .replace(unbalanced, '')
        .replaceAll(/^backend_\w+2 = .*$/gm, '')
        .replaceAll(/'\/var\/[^']*postgresql/g, `'${folder}`)}
port = ${port}
pcp_port = ${pcpPort}
backend_hostname0 = '127.0.0.1'
backend_port0 = ${one.port}
backend_hostname1 = '127.0.0.1'
backend_port1 = ${two.port}
sr_check_user = 'postgres'
sr_check_password = 'postgres'
health_check_user = 'postgres'
health_check_password = 'postgres'
${given}
`,
    )
  await configure(lines)
  await writeFile(path.join(folder, 'pool_passwd'), 'postgres:TEXTpostgres\n')
  await writeFile(
    path.join(folder, 'pool_hba.conf'),
    await readFile(path.join(root, 'deploy/pgpool/pool_hba.conf')),
  )
  await writeFile(path.join(folder, 'pcp.conf'), '')
  const arguments_ = [
    '-n',
    '-f',
    file,
    '-F',
    path.join(folder, 'pcp.conf'),
    '-a',
    path.join(folder, 'pool_hba.conf'),
  ]
  const run = () =>
    spawn(findProgram('pgpool-II') ?? '', arguments_, { ...ownerOfPostgres(), cwd: folder, stdio: 'ignore' })
  let child = run()
  /** Immediate shutdown: it ends the children too. */
  async function end(): Promise<void> {
    const exited = once(child, 'exit')
    child.kill('SIGQUIT')
    await exited
  }
  onTestFinished(end)
  const url = new URL(primary.url)
  url.port = String(port)
  const states = () =>
    administer(url.href, 'SHOW pool_nodes').then(
      rows => (rows as { status: string; role: string }[]).map(({ status, role }) => `${role} ${status}`),
      () => [],
    )
  const isReady = () => expect.poll(states).toEqual(['primary up', 'standby up'])
  await isReady()
  return {
    url: url.href,
    /** Ends pgpool-II with all its sessions, and starts it with other lines. */
    async restart(given: string): Promise<void> {
      await end()
      await configure(given)
      child = run()
      await isReady()
    },
  }
}
