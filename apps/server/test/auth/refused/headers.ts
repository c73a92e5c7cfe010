import type { Forge } from '../forged-tokens.ts'
import { bearer, header, type RefusedRow, wrongSignature } from './row.ts'

/** Tokens with an invalid header and a valid signature; `algorithms.ts` has the tokens with a wrong algorithm. */
export function headers(forge: Forge): RefusedRow[] {
  const { claims, token } = forge
  return [
    { name: 'an unknown kid', changes: { kid: 'unknown' } },
    { name: 'the kid __proto__', changes: { kid: '__proto__' } },
    { name: 'the kid constructor', changes: { kid: 'constructor' } },
    { name: 'the kid toString', changes: { kid: 'toString' } },
    { name: 'a kid that is a path', changes: { kid: '../../../../dev/null' } },
    { name: 'a kid that is SQL', changes: { kid: "' UNION SELECT 'key" } },
    { name: 'a kid that is a URL', changes: { kid: 'http://127.0.0.1/key' } },
    { name: 'a kid that is a number', changes: { kid: 0 } },
    { name: 'a kid that is null', changes: { kid: null } },
    { name: 'a kid that is a list', changes: { kid: [forge.kid] } },
    { name: 'a kid in another case', changes: { kid: forge.kid.toUpperCase() } },
    { name: 'a kid with a space', changes: { kid: `${forge.kid} ` } },
    { name: 'an empty kid', changes: { kid: '' } },
    { name: 'an unknown extension that is critical', changes: { crit: ['x-unknown'], 'x-unknown': 1 } },
    { name: 'a critical extension that is not there', changes: { crit: ['exp'] } },
    { name: 'a known parameter as a critical extension', changes: { crit: ['alg'] } },
    { name: 'an empty list of critical extensions', changes: { crit: [] } },
    { name: 'critical extensions that are not a list', changes: { crit: 'b64', b64: true } },
    { name: 'an unencoded payload', changes: { crit: ['b64'], b64: false } },
    { name: 'typ JWT', changes: { typ: 'JWT' } },
    { name: 'no typ', changes: { typ: undefined } },
    { name: 'the typ of an id token', changes: { typ: 'id+jwt' } },
    { name: 'the typ of a logout token', changes: { typ: 'logout+jwt' } },
    { name: 'a longer typ', changes: { typ: 'at+jwt2' } },
    { name: 'a typ with a parameter', changes: { typ: 'at+jwt; x=1' } },
    { name: 'an empty typ', changes: { typ: '' } },
    { name: 'a list as typ', changes: { typ: ['at+jwt'] } },
  ].map(({ name, changes }) => bearer(name, token({ ...header(forge), ...changes }, claims())))
}

/** Tokens whose header contains a foreign key or its URL (RFC 8725, section 3.10). */
export function keysOfStrangers(forge: Forge, url: string): RefusedRow[] {
  const { claims, foreignPublicKey, foreignToken } = forge
  const jwk = foreignPublicKey.export({ format: 'jwk' })
  return [
    { name: 'jwk', changes: { jwk } },
    { name: 'jku', changes: { jku: url } },
    { name: 'x5u', changes: { x5u: url } },
    { name: 'x5c', changes: { x5c: ['MIIB'] } },
    { name: 'jku with an unknown kid', changes: { jku: `${url}?theirs`, kid: 'theirs' } },
    { name: 'jwk with an unknown kid', changes: { jwk: { ...jwk, kid: 'theirs' }, kid: 'theirs' } },
    { name: 'jku, x5u and jwk together', changes: { jku: url, x5u: url, jwk } },
    { name: 'nothing', changes: {} },
  ].flatMap(({ name, changes }) =>
    [{}, { kid: undefined }].map(kid => {
      const said = { ...header(forge), ...changes, ...kid }
      const which = 'kid' in kid ? 'without a kid' : `with the kid ${said.kid}`
      return bearer(
        `the key of a stranger, by ${name}, ${which}`,
        foreignToken(said, claims()),
        said.kid === 'theirs' ? undefined : wrongSignature,
      )
    }),
  )
}
