import { type components, validateAnswer } from '@tenant-api/contract'
import { credentials, type RunningService } from '@tenant-api/test-kit/start-service'
import { decodeProtectedHeader } from 'jose'
import { expect } from 'vitest'
import { send } from '../http/send.ts'
import { tokenFor } from './ask-for-token.ts'

type KeySet = components['schemas']['JsonWebKeySet']

const client = { id: credentials.clientId, secret: credentials.clientSecret }

/** The ids of the keys that a service publishes, and how long a verifier may keep them. */
export async function keySet(service: RunningService) {
  const { status, headers, text } = await send(service, { path: '/.well-known/jwks.json' })
  const body = JSON.parse(text) as KeySet
  expect(validateAnswer('get_jwks', { status, headers, body })).toEqual([])
  return { kids: body.keys.map(({ kid }) => kid), cacheControl: headers['cache-control'] }
}

/** A token of the first client, and the id of the key that signed it. */
export async function tokenOf(service: RunningService) {
  const token = await tokenFor(service, client, { scope: 'read:event_streams' })
  return { token, kid: String(decodeProtectedHeader(token).kid) }
}
