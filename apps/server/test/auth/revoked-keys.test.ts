import { credentials } from '@tenant-api/test-kit/start-service'
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { newSigningKey } from '../../src/auth/key-ring.ts'
import { openSubscription, type Subscription } from '../events/subscription.ts'
import { anEntry } from '../stores/an-entry.ts'
import { startWatchedService } from '../watched-service.ts'
import { tokenFor } from './ask-for-token.ts'
import { changeStored } from './stored-clients.ts'

const service = await startWatchedService()
const client = { id: credentials.clientId, secret: credentials.clientSecret }

/** The messages of a stream, and whether it has ended. */
function read(stream: Subscription) {
  const seen = { messages: [] as unknown[], isEnded: false }
  void (async () => {
    for (let message = await stream.next(); message; message = await stream.next())
      seen.messages.push(message)
    seen.isEnded = true
  })()
  return seen
}

test('a subscription with a token of a revoked key ends, even if the thief of the key omits its kid', async () => {
  const token = await tokenFor(service, client)
  const { kid } = decodeProtectedHeader(token)
  const forged = await changeStored(service, async ({ signingKeys }) => {
    const leaked = (await signingKeys.list()).find(key => key.kid === kid)
    if (!leaked) throw new Error('the signing key is not stored')
    const header = { alg: 'EdDSA', typ: 'at+jwt' }
    return new SignJWT(decodeJwt(token))
      .setProtectedHeader(header)
      .sign(await importJWK(leaked.privateJwk, 'EdDSA'))
  })
  const streams = [token, forged].map(each => openSubscription(service.baseUrl, { token: each }))
  const open = await Promise.all(streams)
  expect(open.map(({ status }) => status)).toEqual([200, 200])
  await changeStored(service, async ({ signingKeys }) => {
    await signingKeys.insert(await newSigningKey('EdDSA', Date.now()), anEntry)
    for (const key of await signingKeys.list()) if (key.kid === kid) await signingKeys.delete(key, anEntry)
  })
  let fresh = token
  await expect
    .poll(async () => {
      fresh = await tokenFor(service, client)
      return decodeProtectedHeader(fresh).kid
    })
    .not.toBe(kid)
  const other = await openSubscription(service.baseUrl, { token: fresh })
  const rest = read(other)
  for (const seen of open.map(read)) {
    await expect.poll(() => seen.isEnded).toBe(true)
    expect(seen.messages.at(-1)).toMatchObject({
      type: 'error',
      error: {
        code: 'connection_timeout',
        message: 'The key of this access token has been revoked. Resume from `offset` with a new token.',
      },
    })
  }
  expect(rest.isEnded).toBe(false)
  other.close()
})
