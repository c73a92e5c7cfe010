import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { inherited } from '@tenant-api/test-kit/start-process'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, inject, test } from 'vitest'
import { answer, openHostileService } from './hostile-service.ts'
import { controls, hostile } from './hostile-texts.ts'

/** Every command that sends a request. */
const commands: readonly (readonly string[])[] = [
  ['streams', 'list', '--all'],
  ['streams', 'show', 'est_1'],
  ['streams', 'stats', 'est_1'],
  ['streams', 'create', '--name', 'a'],
  ['streams', 'update', 'est_1', '--name', 'a'],
  ['streams', 'delete', 'est_1', '--yes'],
  ['streams', 'test', 'est_1', '--event-type', 'user.created'],
  ['deliveries', 'list', 'est_1'],
  ['deliveries', 'show', 'est_1', 'evt_1'],
  ['deliveries', 'redeliver', 'est_1', 'evt_1'],
  ['deliveries', 'redeliver', 'est_1', '--yes'],
  ['policies', 'list'],
  ['policies', 'show', 'rlp_1'],
  ['policies', 'delete', 'rlp_1', '--yes'],
  ['server', 'keys'],
  ['server', 'metadata'],
  ['events', 'subscribers'],
  ['events', 'publish', '--sample', 'user.created'],
  ['events', 'tail', '--max', '1'],
  ['listen', '--forward-to', 'http://127.0.0.1:9/hook', '--max', '1'],
  ['whoami'],
  ['token'],
  ['doctor'],
  ['api', 'GET', '/'],
]

const few = commands.filter(words =>
  /^(streams (list|show)|policies delete|server keys|events tail|api)/.test(words.join(' ')),
)

/** An object whose names and values are hostile, in the form of any resource. */
const texts = {
  [hostile]: hostile,
  ...{ id: hostile, name: hostile, status: hostile, access_token: hostile, scope: hostile, message: hostile },
  ...{ error: hostile, errorCode: hostile, subscriptions: [hostile], attempts: [{ timestamp: hostile }] },
  ...{ configuration: { action: hostile }, destination: { configuration: { webhook_endpoint: hostile } } },
}
const large = 'x'.repeat(3_900_000)
const answers: Readonly<Record<string, RequestListener>> = {
  'hostile objects': (_request, response) => answer(response, 200, texts),
  'hostile lists': (_request, response) => answer(response, 200, [texts, texts]),
  'hostile errors': (_request, response) => answer(response, 400, texts),
  'hostile text': (_request, response) => void response.end(hostile),
  'long spaces': (_request, response) =>
    answer(response, 400, { message: `x${large.replaceAll('x', ' ')}x` }),
  'many members': (_request, response) =>
    void response.end(`{${Array.from({ length: 200_000 }, (_, index) => `"${index}":1`).join()}}`),
  'a deep object': (_request, response) =>
    void response.end(`${'{"a":1,"b":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  'a large member': (_request, response) => answer(response, 200, [{ ...texts, name: large }, texts, texts]),
  'an endless error': ({ method }, response) => {
    response.writeHead(method === 'HEAD' ? 204 : 418)
    const write = () => {
      while (!response.destroyed) if (!response.write(large)) return response.once('drain', write)
    }
    write()
  },
}

/** Runs a command in a terminal, and returns what it shows, and the most memory that it held, in megabytes. */
async function inTerminal(args: readonly string[], env: Readonly<Record<string, string>>) {
  const folder = createTemporaryFolder()
  const memory = path.join(folder, 'memory')
  const noteMemory = `process.on('exit',()=>require('fs').writeFileSync('${memory}',String(process.resourceUsage().maxRSS)))`
  const hook = `--import=data:text/javascript,${encodeURIComponent(`import{createRequire}from'module';const require=createRequire('/');${noteMemory}`)}`
  const words = [process.execPath, hook, path.join(inject('installed'), 'main.js'), ...args]
  const command = words.map(word => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  const child = spawn('script', ['-qec', `exec ${command}`, '/dev/null'], {
    env: { ...inherited(), XDG_CONFIG_HOME: folder, SHELL: '/bin/sh', ...env },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', chunk => chunks.push(chunk))
  await once(child, 'close')
  return {
    shown: Buffer.concat(chunks).toString(),
    megabytes: Number(readFileSync(memory, 'utf8')) / 1_024,
  }
}

/** What the command line itself writes to a terminal: ends of lines, and colors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const own = /\r?\n|\t|\u001b\[(?:0|1|2|22|31|32|39)m/g

describe.concurrent.each(Object.entries(answers))('a service that answers with %s', (kind, handle) => {
  // All commands read and print through the same functions: a few show what a large answer does.
  test.each((kind.startsWith('hostile') ? commands : few).map(words => [words]))(
    'neither controls the terminal of %j, nor fills its memory',
    async args => {
      const { baseUrl } = await openHostileService(handle)
      const client = { TENANT_API_CLIENT_ID: 'a', TENANT_API_CLIENT_SECRET: 'b' }
      const credentials = ['token', 'whoami'].includes(args[0] ?? '') ? client : { TENANT_API_TOKEN: 'any' }
      const { shown, megabytes } = await inTerminal(args, { TENANT_API_URL: baseUrl, ...credentials })
      expect(shown.replace(own, '')).not.toMatch(controls)
      expect(megabytes).toBeLessThan(200)
    },
  )
})
