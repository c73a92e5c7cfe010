import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { check } from '@tenant-api/conformance/check'
import { type GroupName, groupNames, groupsOf } from '@tenant-api/conformance/groups'
import { abilities, type Target } from '@tenant-api/conformance/target'
import { expect, inject, onTestFinished, test } from 'vitest'

const python = inject('programs').Python
const server = fileURLToPath(new URL('python/server.py', import.meta.url))
const document = fileURLToPath(new URL('../../../contract/generated/openapi.public.json', import.meta.url))
/** A well-formed token. The server only compares its text, and does not verify it. */
const token = ['{"alg":"EdDSA","typ":"at+jwt"}', '{"sub":"me"}', 'a signature']
  .map(part => Buffer.from(part).toString('base64url'))
  .join('.')

/** The violations that the conformance suite finds in the server written in Python, which has no operation that writes. */
async function findingsOf(groups: readonly GroupName[], fault = '') {
  const child = spawn(String(python), ['-B', server, document, token, fault], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
  const baseUrl = `http://127.0.0.1:${port}`
  const target: Target = { name: 'Python', baseUrl, token, isReadOnly: true, can: abilities.service }
  return check(target, groupsOf(groups), { onCase() {}, onGroup() {} })
}

test.skipIf(!python)(
  'The conformance suite accepts what a server in Python does right, and reports what it does wrong',
  async () => {
    const { groups, violations } = await findingsOf(groupNames)
    // The server does not sign its tokens.
    expect(violations.map(({ name, message }) => [name, message])).toEqual([
      [
        'A token is signed by a key of the key set',
        "the key 'undefined' in the key set must not be absent, got nothing",
      ],
    ])
    expect(groups.flatMap(({ cases }) => cases).length).toBeGreaterThan(400)
  },
)

test.skipIf(!python).each([
  ['repeat', 'order', /^the subscription repeats event evt_\w+ after event evt_\w+$/],
  ['lose', 'listings', /^list_event_streams loses est_\w+ between its pages$/],
] as const)(
  'A server in Python with the fault %s breaks a promise of the group %s',
  async (fault, group, sentence) => {
    const { violations } = await findingsOf([group], fault)
    expect(violations.map(({ message }) => message)).toContainEqual(expect.stringMatching(sentence))
  },
)
