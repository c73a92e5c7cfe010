import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { leaveOut } from '@tenant-api/test-kit/programs'
import { inherited } from '@tenant-api/test-kit/start-process'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, inject, test } from 'vitest'
import { answer, eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { run } from './tenant-api.ts'

/** Creates namespaces of users and mounts, in which a file can be mounted without being root. */
const unshare = ['unshare', '--user', '--map-root-user', '--mount']
const canMount = spawnSync(unshare[0] ?? '', [...unshare.slice(1), 'true']).status === 0
if (!canMount) leaveOut('files that are mounts', 'This system allows no namespace of mounts')

/** Runs a command where `file` is a mount of its own, as in a container. Returns the content of what is mounted there. */
async function withMounted(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const source = path.join(createTemporaryFolder(), 'source')
  writeFileSync(source, '')
  writeFileSync(file, '')
  const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"'
  const command = [process.execPath, path.join(inject('installed'), 'main.js'), ...args]
  await promisify(execFile)(
    unshare[0] ?? '',
    [...unshare.slice(1), 'sh', '-c', script, 'sh', source, file, ...command],
    {
      env: { ...inherited(), ...env },
    },
  )
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
  expect(readFileSync(file, 'utf8')).toBe('')
  return readFileSync(source, 'utf8')
}

test.skipIf(!canMount)('events tail --resume writes into a file that is a mount of its own', async () => {
  const { env } = await openHostileService((_request, response) => {
    openEventStream(response)
    // The last offset is shorter than the one before.
    response.write([1, 2, 100_000, 3].map(number => eventFrame(number)).join(''))
  })
  const [folder, home] = [createTemporaryFolder(), createTemporaryFolder()]
  const file = path.join(folder, 'offset')
  const args = ['events', 'tail', '--resume', file, '--max', '4']
  expect(await withMounted(file, args, { ...env, XDG_CONFIG_HOME: home })).toBe('o3\n')
})

test.skipIf(!canMount)('login writes into a file of profiles that is a mount of its own', async () => {
  const { baseUrl } = await openHostileService((_request, response) =>
    answer(response, 200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, scope: '' }),
  )
  const home = createTemporaryFolder()
  const file = path.join(home, 'tenant-api', 'profiles.json')
  mkdirSync(path.dirname(file))
  const env = { XDG_CONFIG_HOME: home, TENANT_API_CLIENT_SECRET: 's' }
  const stored = await withMounted(file, ['login', '--url', baseUrl, '--client-id', 'c'], env)
  expect(JSON.parse(stored)).toEqual({ default: { url: baseUrl, clientId: 'c', clientSecret: 's' } })
})

test('a command refuses a pipe in the place of the profiles instead of waiting for its writer', async () => {
  const home = createTemporaryFolder()
  const file = path.join(home, 'tenant-api', 'profiles.json')
  mkdirSync(path.dirname(file))
  await promisify(execFile)('mkfifo', [file])
  const { stderr, code } = await run(['whoami'], { env: { XDG_CONFIG_HOME: home } })
  expect(stderr).toContain(`${file} is not a regular file.`)
  expect(code).toBe(2)
})
