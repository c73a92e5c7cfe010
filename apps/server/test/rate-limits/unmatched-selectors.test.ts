import { expect, test } from 'vitest'
import { newPolicy, policiesPath } from '../http/policy.ts'
import { expectRefusal } from '../http/refusal.ts'
import { send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'

const service = await startWatchedService()
const token = await service.token()
const create = (id: string) =>
  send(service, {
    method: 'POST',
    path: policiesPath,
    token,
    body: { ...newPolicy(), consumer_selector: `client_id:${id}` },
  })

test.each([
  ['HTTPS://App.example/x', 'https://app.example/x'],
  ['https://app.example/x#part', 'https://app.example/x'],
  ['https://app.example:443/x', 'https://app.example/x'],
  ['https://app.example', 'https://app.example/'],
  ['https://user:word@app.example/x', 'https://app.example/x'],
  ['https://app.example/a/../x', 'https://app.example/x'],
  ['https:app.example/x', 'https://app.example/x'],
  ['https://0x7f.1/x', 'https://127.0.0.1/x'],
  ['https://app.example/"x"', 'https://app.example/%22x%22'],
])(
  'a policy for the client id %s, which no client can have, is refused, and names %s',
  async (id, normal) => {
    const answer = await create(id)
    expectRefusal(answer, 400, 'invalid_body', 'create_rate_limit_policy')
    const [error] = JSON.parse(answer.text).errors
    expect(error.path).toBe('#/consumer_selector')
    expect(error.message).toBe(
      `The property 'consumer_selector' can match no client: an id that begins with https: must be a URL in its normal form, without a user or a fragment. Use ${JSON.stringify(`client_id:${normal}`)}.`,
    )
    expect((await create(normal)).status).toBeOneOf([201, 409])
  },
)

test.each(['https://', 'https://a b/'.replace(' ', '|'), `https://a.example/${'"'.repeat(200)}`])(
  'a policy for the client id %s, which has no normal form, is refused without a proposal',
  async id => {
    const answer = await create(id)
    expectRefusal(answer, 400, 'invalid_body', 'create_rate_limit_policy')
    expect(JSON.parse(answer.text).errors[0].message).toMatch(/without a user or a fragment\.$/)
  },
)

test.each(['http://App.example:80/x#y', 'httpsx', 'HTTPS', 'a:443', 'https://app.example/x?y=1&z'])(
  'a policy for the client id %s, which a client can have, is accepted',
  async id => {
    expect((await create(id)).status).toBe(201)
  },
)
