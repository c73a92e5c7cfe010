import { expect, test } from 'vitest'
import { curlOf, withoutSecrets } from '../src/secrets.ts'
import { abilities, type Target } from '../src/target.ts'

const target: Target = {
  name: 'test',
  baseUrl: 'http://127.0.0.1:1',
  token: 'header.payload.signature-of-the-token',
  credentials: { clientId: 'me', clientSecret: '+p/2"q==' },
  can: abilities.service,
}

test.each([
  ['a form', '%2Bp%2F2%22q%3D%3D', (secret: string) => ({ body: `client_secret=${secret}&scope=a` })],
  ['JSON', '+p/2\\"q==', (secret: string) => ({ body: `{"client_secret":"${secret}"}` })],
  ['HTTP Basic', 'bWU6JTJCcCUyRjIlMjJxJTNEJTNE', (secret: string) => basic(secret)],
])('neither a curl command nor a report shows the encoded secret in %s', (_place, secret, requestWith) => {
  const line = curlOf(target, { method: 'POST', path: '/oauth/token/', ...requestWith(secret) })
  expect(line).toContain('"$CREDENTIALS"')
  expect(line).not.toContain(secret.slice(0, 6))
  expect(withoutSecrets(target, `got ${secret}.`)).toBe('got $CREDENTIALS.')
})

test('the search for tokens of other clients takes no time that grows with the square of the text', () => {
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJtZSJ9.c2ln'
  const text = 'eyJ-'.repeat(250_000)
  expect(withoutSecrets(target, `${text} ${token} '${token}'`)).toBe(`${text} $TOKEN '$TOKEN'`)
})

function basic(credentials: string) {
  return { headers: { Authorization: `Basic ${credentials}` } }
}
