import type { Forge } from '../forged-tokens.ts'
import { bearer, header, type RefusedRow } from './row.ts'

const expired = 'The access token has expired.'
const noClient = 'The client of this access token does not exist.'

/** Tokens with invalid claims, and a valid header and signature. */
export function claims(forge: Forge, baseUrl: string): RefusedRow[] {
  const now = Math.floor(Date.now() / 1_000)
  const rows: { name: string; changes: object; says?: string }[] = [
    { name: 'another issuer', changes: { iss: 'https://evil.example' } },
    { name: 'the issuer with a slash', changes: { iss: `${baseUrl}/` } },
    { name: 'the issuer with https', changes: { iss: baseUrl.replace('http:', 'https:') } },
    { name: 'the issuer in upper case', changes: { iss: baseUrl.toUpperCase() } },
    { name: 'no issuer', changes: { iss: undefined } },
    { name: 'an empty issuer', changes: { iss: '' } },
    { name: 'null as issuer', changes: { iss: null } },
    { name: 'a list of issuers', changes: { iss: [baseUrl] } },
    { name: 'another audience', changes: { aud: '/api/v3/' } },
    {
      name: 'the audience of the other API',
      changes: { aud: '/internal/' },
      says: 'The access token must be issued for the audience /api/v2/.',
    },
    { name: 'an audience without its slash', changes: { aud: '/api/v2' } },
    { name: 'an audience in another case', changes: { aud: '/API/V2/' } },
    { name: 'an audience with a space', changes: { aud: '/api/v2/ ' } },
    { name: 'a longer audience', changes: { aud: '/api/v2/event-streams' } },
    { name: 'the audience with a host', changes: { aud: `${baseUrl}/api/v2/` } },
    { name: 'no audience', changes: { aud: undefined } },
    { name: 'null as audience', changes: { aud: null } },
    { name: 'an empty audience', changes: { aud: '' } },
    { name: 'two audiences', changes: { aud: ['/api/v2/', '/internal/'] } },
    { name: 'a list of one audience', changes: { aud: ['/api/v2/'] } },
    { name: 'an empty list of audiences', changes: { aud: [] } },
    { name: 'an audience that is an object', changes: { aud: { '/api/v2/': true } } },
    { name: 'an audience that is __proto__', changes: { aud: '__proto__' } },
    { name: 'no exp', changes: { exp: undefined } },
    { name: 'an exp that is text', changes: { exp: '9999999999' } },
    { name: 'an exp that is a date', changes: { exp: '2099-01-01T00:00:00Z' } },
    { name: 'null as exp', changes: { exp: null } },
    { name: 'true as exp', changes: { exp: true } },
    { name: 'a list as exp', changes: { exp: [now + 60] } },
    { name: 'an exp equal to the current time', changes: { exp: now }, says: expired },
    { name: 'an exp one second ago', changes: { exp: now - 1 }, says: expired },
    { name: 'an exp in 1970', changes: { exp: 1 }, says: expired },
    { name: 'an exp before 1970', changes: { exp: -1 }, says: expired },
    { name: 'zero as exp', changes: { exp: 0 }, says: expired },
    { name: 'an nbf in the future', changes: { nbf: now + 3_600 } },
    { name: 'an nbf in milliseconds', changes: { nbf: now * 1_000 } },
    { name: 'an nbf that is text', changes: { nbf: '0' } },
    { name: 'null as nbf', changes: { nbf: null } },
    { name: 'no iat', changes: { iat: undefined } },
    { name: 'an iat that is text', changes: { iat: 'now' } },
    { name: 'null as iat', changes: { iat: null } },
    { name: 'no subject', changes: { sub: undefined } },
    { name: 'no client', changes: { client_id: undefined } },
    { name: 'no client, but an azp', changes: { client_id: undefined, azp: 'contract-tests' } },
    { name: 'a client that does not exist', changes: { client_id: 'nobody' }, says: noClient },
    { name: 'an empty client', changes: { client_id: '' }, says: noClient },
    { name: 'a client in another case', changes: { client_id: 'Contract-Tests' }, says: noClient },
    { name: 'the client __proto__', changes: { client_id: '__proto__' }, says: noClient },
    { name: 'a client that is SQL', changes: { client_id: "' OR ''='" }, says: noClient },
    { name: 'a client that is a list', changes: { client_id: ['contract-tests'] } },
    { name: 'null as client', changes: { client_id: null, azp: 'contract-tests' } },
    { name: 'no scope', changes: { scope: undefined } },
    { name: 'null as scope', changes: { scope: null } },
    { name: 'a list of scopes', changes: { scope: ['read:event_streams'] } },
  ]
  return [
    ...rows.map(({ name, changes, says }) =>
      bearer(`${name} in the claims`, forge.token(header(forge), forge.claims(changes)), says),
    ),
    ...infinite(forge),
  ]
}

/** JSON.parse reads 1e400 as Infinity. A token with this `exp` would never expire. */
function infinite(forge: Forge): RefusedRow[] {
  return ['exp', 'iat', 'nbf'].flatMap(name =>
    ['1e400', '-1e400', '9e999999'].map(number => {
      const text = JSON.stringify(forge.claims({ [name]: 'NUMBER' })).replace('"NUMBER"', number)
      const says = name === 'exp' && number.startsWith('-') ? expired : undefined
      return bearer(`${number} as ${name}`, forge.token(header(forge), text), says)
    }),
  )
}
