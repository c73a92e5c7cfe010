import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, onTestFinished, test } from 'vitest'
import { answer, eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { run } from './run-here.ts'

/** Follows a service with two events, and stores the offset in a file. */
async function tailTo(file: string) {
  let requests = 0
  const service = await openHostileService((_request, response) => {
    requests += 1
    openEventStream(response)
    response.write(eventFrame(1) + eventFrame(2))
  })
  const ended = await run(['events', 'tail', '--resume', file, '--max', '2'], service)
  return { ...ended, requests }
}

describe('events tail --resume', () => {
  test('writes through links, also through one to a missing file, and leaves nothing beside them', async () => {
    const [folder, other] = [createTemporaryFolder(), createTemporaryFolder()]
    mkdirSync(path.join(other, 'below'))
    symlinkSync(path.join(other, 'below'), path.join(folder, 'linked'))
    symlinkSync('linked/link', path.join(folder, 'link'))
    symlinkSync('../offset', path.join(other, 'below', 'link'))
    for (const _ of ['missing', 'present']) {
      expect((await tailTo(path.join(folder, 'link'))).code).toBe(0)
      expect(readFileSync(path.join(other, 'offset'), 'utf8')).toBe('o2\n')
      for (const link of [path.join(folder, 'link'), path.join(other, 'below', 'link')])
        expect(lstatSync(link).isSymbolicLink()).toBe(true)
      expect(readdirSync(folder).toSorted()).toEqual(['link', 'linked'])
      expect(readdirSync(other).toSorted()).toEqual(['below', 'offset'])
      expect(readdirSync(path.join(other, 'below'))).toEqual(['link'])
    }
  })

  test('keeps the permissions of the file', async () => {
    const file = path.join(createTemporaryFolder(), 'offset')
    writeFileSync(file, '', { mode: 0o640 })
    expect((await tailTo(file)).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o640)
  })

  test('continues from the first line: a crash may have left the rest of a longer offset behind it', async () => {
    const file = path.join(createTemporaryFolder(), 'offset')
    writeFileSync(file, 'o7\nlonger\n')
    const urls: (string | undefined)[] = []
    const service = await openHostileService(({ url }, response) => {
      urls.push(url)
      openEventStream(response)
      response.write(eventFrame(8))
    })
    await run(['events', 'tail', '--resume', file, '--max', '1'], service)
    expect(urls).toEqual([expect.stringMatching(/[?&]from=o7$/)])
  })

  test('finds before it connects that it cannot write the file', async () => {
    const file = path.join(createTemporaryFolder(), 'missing', 'offset')
    const { stderr, code, requests } = await tailTo(file)
    expect(stderr).toBe(
      `${file} cannot be written: ENOENT. Name another file, or make it one that you can read and write.\n`,
    )
    expect({ code, requests }).toEqual({ code: 1, requests: 0 })
  })

  // Not a device: without its refusal, a run by root would replace the device of this machine.
  test.each(['a folder', 'a socket'])('refuses %s', async kind => {
    const folder = createTemporaryFolder()
    const socket = path.join(folder, 'socket')
    const server = createServer().listen(socket)
    onTestFinished(() => void server.close())
    await new Promise(resolve => server.once('listening', resolve))
    const file = kind === 'a folder' ? folder : socket
    const { stderr, code, requests } = await tailTo(file)
    expect(stderr).toBe(
      `${file} is not a regular file. Name another file, or make it one that you can read and write.\n`,
    )
    expect({ code, requests }).toEqual({ code: 2, requests: 0 })
  })
})

test('login writes the profiles through a link, into a file that only its user can read', async () => {
  const [home, other] = [createTemporaryFolder(), createTemporaryFolder()]
  const [link, file] = [path.join(home, 'tenant-api', 'profiles.json'), path.join(other, 'profiles')]
  mkdirSync(path.dirname(link))
  writeFileSync(file, '', { mode: 0o644 })
  symlinkSync(file, link)
  const { baseUrl } = await openHostileService((_request, response) =>
    answer(response, 200, { access_token: 'a', token_type: 'Bearer', expires_in: 60, scope: '' }),
  )
  const env = { XDG_CONFIG_HOME: home, TENANT_API_CLIENT_SECRET: 's' }
  const { code } = await run(['login', '--url', baseUrl, '--client-id', 'c'], { env })
  expect(code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    default: { url: baseUrl, clientId: 'c', clientSecret: 's' },
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readdirSync(other)).toEqual(['profiles'])
})
