import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { waitMs } from '@tenant-api/test-kit/timeouts'
import type { BuiltFolder } from './build-in-folder.ts'
import { execForm, lastOf, type Stage, variablesOf } from './dockerfile.ts'

export interface RunningFolder {
  /** The fields of the service's log line `started`. */
  readonly started: Readonly<Record<string, unknown>>
  /** Runs the HEALTHCHECK command once. */
  isHealthy(): Promise<boolean>
  /** Stops the service as a container engine does (SIGTERM). Resolves with its exit code. */
  stop(): Promise<number | null>
}

/** The image's USER. Null if the tests do not run as root: only root may start programs as another user. */
export function userOf(image: Stage): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const [uid = Number.NaN, gid = Number.NaN] = lastOf(image, 'USER').split(':').map(Number)
  return { uid, gid }
}

/** Runs the HEALTHCHECK command as a container engine would. Only exit code 0 means healthy. */
export async function checkHealth(
  image: Stage,
  { workdir, programs }: BuiltFolder,
  settings: Readonly<Record<string, string>>,
): Promise<boolean> {
  const [command = '', ...args] = execForm(lastOf(image, 'HEALTHCHECK').replace(/^CMD /, ''))
  const env = { PATH: programs, ...variablesOf(image), ...settings }
  return promisify(execFile)(command, args, { cwd: workdir, env, ...userOf(image) }).then(
    () => true,
    () => false,
  )
}

/**
 * Runs the image's CMD with its ENV as its USER, and waits until its HEALTHCHECK succeeds.
 *
 * @param settings environment variables, as for `docker run --env`
 */
export async function runInFolder(
  image: Stage,
  built: BuiltFolder,
  settings: Readonly<Record<string, string>>,
): Promise<RunningFolder> {
  const [command = '', ...args] = execForm(lastOf(image, 'CMD'))
  const child = spawn(command, args, {
    cwd: built.workdir,
    env: { PATH: built.programs, ...variablesOf(image), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...userOf(image),
  })
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  const exited = once(child, 'exit').then(() => process.off('exit', orphan))
  const said: string[] = []
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', line => said.push(line))
  const isHealthy = () => checkHealth(image, built, settings)
  const tooLate = AbortSignal.timeout(waitMs)
  const startedLine = () => said.map(line => JSON.parse(line)).find(({ msg }) => msg === 'started')
  // The service may answer before its log line `started` has arrived.
  while (!(await isHealthy()) || !startedLine()) {
    if (child.exitCode === null && !tooLate.aborted) continue
    orphan()
    throw new Error(
      `The image's program ended or is not healthy after ${waitMs / 1_000} s: ${said.join('\n')}`,
    )
  }
  return {
    started: startedLine(),
    isHealthy,
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}
