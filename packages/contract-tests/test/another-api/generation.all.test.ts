import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type AnotherApi, followPage } from './follow-page.ts'

const run = promisify(execFile)
let copy: AnotherApi

beforeAll(async () => {
  copy = await followPage()
})
afterAll(() => rm(copy.folder, { recursive: true }))

test.each([
  [
    'two scopes in one alternative',
    '[read:lamps] }',
    '[read:lamps, update:lamps] }',
    'list_lamps: each alternative of `security` must name one scope of the same audience',
  ],
  [
    'a scope that no operation uses',
    'read:lamps: See',
    'other:lamps: See',
    'no operation uses the scope other:lamps',
  ],
  [
    'an answer without examples',
    /examples: \{ not_found.*/,
    '',
    'PUT /lamps/{id}: application/json of 404 must have named examples.',
  ],
  [
    'a scheme without audience',
    'x-audience: /lamps/',
    '',
    'The security scheme accessToken must have x-audience',
  ],
  [
    'another flow',
    'clientCredentials:',
    'password:',
    'The security scheme accessToken must have the flow clientCredentials.',
  ],
  [
    'errors without a limit',
    'errors: { type: array, minItems: 1, maxItems: 20,',
    'errors: { type: array,',
    'The schema Error must have the property errors with maxItems.',
  ],
  [
    'an event stream without a position to resume from',
    'x-stream-parameter: position, ',
    '',
    'GET /changes: one query parameter must have `x-stream-parameter: position`.',
  ],
  [
    'an event stream without heartbeats',
    "{ $ref: '#/components/schemas/Position' }, ",
    '',
    "GET /changes: `oneOf` must have a message with the type 'offset-only'.",
  ],
  [
    'a message without an offset',
    'required: [type, offset, lamp]',
    'required: [type, lamp]',
    "GET /changes: the message 'lamp.switched' must require `type` with a const, and `offset`.",
  ],
  [
    'a document without an event stream',
    'text/event-stream',
    'application/json',
    'Exactly one operation must answer 200 with text/event-stream, the event stream. The document has 0.',
  ],
])('generation refuses %s with an error message', async (_, before, after, sentence) => {
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const text = await readFile(document, 'utf8')
  onTestFinished(() => writeFile(document, text))
  await writeFile(document, text.replace(before, after))
  const generate = [path.join(copy.contract, 'generate.ts'), '--check']
  const { stderr } = await run(process.execPath, generate).catch(error => error)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('TypeError')
})

test.each([
  [
    'client',
    'a body that is not an object',
    (text: string) =>
      text.replace(
        'LampState:\n      type: object',
        'LampState:\n      type: array\n      maxItems: 9\n      items: { type: boolean }\n      x-was: object',
      ),
    'set_lamp: the JSON body must be an object, since its properties become parameters',
  ],
  [
    'client',
    'a body that shares a name with the path',
    (text: string) =>
      text.replace(
        'required: [on]\n      properties: { on:',
        'required: [on]\n      properties: { id: { type: boolean }, on:',
      ),
    'set_lamp: body and parameters share the name id',
  ],
  [
    'client',
    'a keyword that the validation of messages does not know',
    (text: string) =>
      text.replace('Lamp:\n      type: object', 'Lamp:\n      minProperties: 1\n      type: object'),
    "Lamp: the client's validation of messages does not support the keyword minProperties.",
  ],
  [
    'simulator',
    'a header without an example',
    (text: string) => text.replace(', example: Bearer', ''),
    'list_lamps, 401: the header WWW-Authenticate must have an example, or a schema with const.',
  ],
  [
    'simulator',
    'an event stream without an example of each type',
    (text: string) => text.replace(/^ +error: \{ summary: The stream ends.*\n/m, ''),
    "follow_changes: the event stream must have an example with the type 'error'.",
  ],
])('generation of the %s refuses %s with an error message', async (name, _, edit, sentence) => {
  const document = path.join(copy.folder, 'openapi/openapi.yaml')
  const text = await readFile(document, 'utf8')
  const generate = (workspace: string) =>
    run(process.execPath, [path.join(copy.folder, 'packages', workspace, 'generate.ts')])
  onTestFinished(async () => {
    await writeFile(document, text)
    await generate('contract')
  })
  expect(edit(text)).not.toBe(text)
  await writeFile(document, edit(text))
  await generate('contract')
  const { stderr } = await generate(name).catch(error => error)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('TypeError')
})
