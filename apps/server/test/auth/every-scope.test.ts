import { Agent, request } from 'node:http'
import { type OperationId, operations, scopesByAudience } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../http/refusal.ts'
import { type Answer, send } from '../http/send.ts'
import { startWatchedService } from '../watched-service.ts'
import { forgeFor } from './forged-tokens.ts'

const service = await startWatchedService()
const { kid, claims, token } = await forgeFor(service)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Every scope, and the empty scope. */
const scopes = [...Object.values(scopesByAudience).flat(), '']
const protectedOperations = Object.entries(operations).filter(([, { audience }]) => audience !== null)
const bearers = new Map(
  [...new Set(protectedOperations.map(([, { audience }]) => audience))].map(aud => [
    aud,
    new Map(
      scopes.map(scope => [scope, token({ typ: 'at+jwt', alg: 'EdDSA', kid }, claims({ scope, aud }))]),
    ),
  ]),
)

/** A malformed request: every operation refuses it, so that it has no effect even with a sufficient token. */
function malformed(id: OperationId) {
  const { method, path } = operations[id]
  return { method, path: `${path.replaceAll(/\{\w+\}/g, 'x')}?unknown=1` }
}

/** Sends a request on a shared connection, because the test sends thousands. */
function call(id: OperationId, bearer: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${bearer}` }
    const sent = request(service.baseUrl, { ...malformed(id), agent, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

test('there are 242 scopes for the administrative API, and one for publishing', () => {
  expect(scopes).toHaveLength(242 + 1 + 1)
  expect(new Set(scopes).size).toBe(scopes.length)
})

// shows: subscribe.scope, create-policy.scope, auth.scopes
describe('each documented scope alone gives access, and no other scope does', () => {
  test.each(protectedOperations.map(([id, { audience, anyScope }]) => ({ id, audience, anyScope })))(
    '$id is open only to a token with one of the scopes $anyScope',
    async ({ id, audience, anyScope }) => {
      const opened: string[] = []
      for (const [scope, bearer] of bearers.get(audience) ?? []) {
        const answer = await call(id as OperationId, bearer)
        const body = JSON.parse(answer.text)
        if (answer.status === 403) {
          expect(body).toMatchObject({ statusCode: 403, errorCode: 'insufficient_scope' })
          for (const enough of anyScope) expect(body.message).toContain(enough)
        } else {
          // A missing body is refused before the query is checked.
          expect([400, 415]).toContain(answer.status)
          opened.push(scope)
        }
      }
      expect(opened.toSorted()).toEqual([...anyScope].toSorted())
      expect(anyScope.length).toBeGreaterThan(0)
    },
  )
})

// shows: auth.forbidden
test('an operation refuses a token that has all scopes except its own', async () => {
  for (const [id, { audience, anyScope }] of protectedOperations) {
    const others = scopes.filter(scope => !anyScope.some(enough => enough === scope)).join(' ')
    const bearer = token({ typ: 'at+jwt', alg: 'EdDSA', kid }, claims({ scope: others, aud: audience }))
    expectRefusal(await call(id as OperationId, bearer), 403, 'insufficient_scope', id as OperationId)
  }
})

test('no scope gives access to an operation of the other API', async () => {
  for (const [id, { audience }] of protectedOperations) {
    for (const [aud, tokens] of bearers) {
      if (aud === audience) continue
      for (const bearer of tokens.values()) {
        const answer = await call(id as OperationId, bearer)
        expect({ id, status: answer.status }).toEqual({ id, status: 401 })
      }
    }
  }
})

// shows: common.bearer, auth.required
test('without a token every operation answers 401, except the public ones', async () => {
  for (const [id, { audience }] of Object.entries(operations)) {
    const answer = await send(service, malformed(id as OperationId))
    if (audience === null) expect([400, 415]).toContain(answer.status)
    else expectRefusal(answer, 401, 'invalid_token', id as OperationId)
  }
})
