import { type Forge, signed } from '../forged-tokens.ts'
import { bearer, header, type RefusedRow, withoutToken, wrongSignature } from './row.ts'

interface Sent {
  readonly name: string
  readonly value: string
  /** The error message, if it differs from the default for invalid tokens. */
  readonly says?: string
}

/** A valid token, damaged or with additions. Only three parts of unpadded base64url are accepted (RFC 7515, section 7.1). */
export function forms(forge: Forge): RefusedRow[] {
  const { claims, token } = forge
  const good = token(header(forge), claims())
  const [head = '', payload = '', signature = ''] = good.split('.')
  const changed = signature.replace(/^./, first => (first === 'A' ? 'B' : 'A'))
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    { name: 'one part', value: head },
    { name: 'two parts', value: `${head}.${payload}` },
    { name: 'four parts', value: `${good}.x` },
    { name: 'five parts', value: `${good}.x.x` },
    { name: 'an empty signature', value: `${head}.${payload}.` },
    { name: 'an empty payload', value: `${head}..${signature}` },
    { name: 'an empty header', value: `.${payload}.${signature}` },
    { name: 'nothing but dots', value: '..' },
    { name: 'a dot before it', value: `.${good}` },
    { name: 'padding', value: `${good}==` },
    { name: 'padding of the header', value: `${head}=.${payload}.${signature}` },
    { name: 'padding of the payload', value: `${head}.${payload}=.${signature}` },
    { name: 'standard base64', value: `${head}.${payload}.${signature.slice(0, -2)}+/` },
    { name: 'percent-encoding', value: good.replaceAll('.', '%2e') },
    { name: 'quotes around it', value: `"${good}"` },
    { name: 'brackets around it', value: `<${good}>` },
    { name: 'a comma after it', value: `${good},` },
    { name: 'bytes after its signature', value: `${good}AAAA`, says: wrongSignature },
    { name: 'a NUL in base64url after it', value: `${good}AA`, says: wrongSignature },
    { name: 'a character beyond ASCII', value: `${good}\u00e9` },
    { name: 'a truncated signature', value: good.slice(0, -4), says: wrongSignature },
    { name: 'a changed signature', value: `${head}.${payload}.${changed}`, says: wrongSignature },
    { name: 'a signature of zeros', value: `${head}.${payload}.${'A'.repeat(86)}`, says: wrongSignature },
    {
      name: 'the payload of another token',
      value: `${head}.${encode(claims({ sub: 'x' }))}.${signature}`,
      says: wrongSignature,
    },
    {
      name: 'the header of another token',
      value: `${encode({ ...header(forge), x: 1 })}.${payload}.${signature}`,
      says: wrongSignature,
    },
    { name: 'a payload that is not JSON', value: token(header(forge), '{') },
    { name: 'two payloads', value: token(header(forge), `${JSON.stringify(claims())}{}`) },
    { name: 'a payload that is a list', value: token(header(forge), '[]') },
    { name: 'a payload that is null', value: token(header(forge), 'null') },
    { name: 'a payload that is text', value: token(header(forge), '"claims"') },
    { name: 'a header that is not JSON', value: token('{', claims()) },
    { name: 'a header that is null', value: token('null', claims()) },
    { name: 'a header that is a list', value: token('[]', claims()) },
    { name: 'JSON instead of a token', value: '{"alg":"EdDSA"}' },
    {
      name: 'a JWE',
      value: `${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
    },
    {
      name: 'a compressed payload',
      value: signed({ ...header(forge), zip: 'DEF', alg: 'none' }, claims(), () => Buffer.alloc(64)),
    },
    { name: 'thousands of dots', value: '.'.repeat(9_000) },
    {
      name: 'thousands of nested arrays',
      value: token(header(forge), `${'['.repeat(4_000)}${']'.repeat(4_000)}`),
    },
    { name: 'the word undefined', value: 'undefined' },
    { name: 'the word null', value: 'null' },
  ].map(({ name, value, says }: Sent) => bearer(`a token with ${name}`, value, says))
}

/** No token, or a valid token in a header that violates the Bearer scheme (RFC 6750, section 2.1). */
export function schemes(forge: Forge): RefusedRow[] {
  const good = forge.token(header(forge), forge.claims())
  const basic = Buffer.from('contract-tests:x').toString('base64')
  return [
    withoutToken('no Authorization header', {}),
    withoutToken('an empty Authorization header', { Authorization: '' }),
    withoutToken('Basic', { Authorization: `Basic ${basic}` }),
    withoutToken('Basic with the token', { Authorization: `Basic ${good}` }),
    withoutToken('Digest', { Authorization: `Digest username="${good}"` }),
    withoutToken('DPoP', { Authorization: `DPoP ${good}` }),
    withoutToken('MAC', { Authorization: `MAC ${good}` }),
    withoutToken('a token without a scheme', { Authorization: good }),
    withoutToken('another scheme', { Authorization: `Token ${good}` }),
    withoutToken('a longer scheme', { Authorization: `Bearers ${good}` }),
    withoutToken('a scheme without a token', { Authorization: 'Bearer ' }),
    withoutToken('no space between scheme and token', { Authorization: `Bearer${good}` }),
    withoutToken('a colon after the scheme', { Authorization: `Bearer: ${good}` }),
    withoutToken('a tab after the scheme', { Authorization: `Bearer\t${good}` }),
    withoutToken('a token in two words', { Authorization: `Bearer ${good.replace('.', '. ')}` }),
    withoutToken('two tokens in one header', { Authorization: `Bearer ${good}, Bearer ${good}` }),
    withoutToken('the scheme twice', { Authorization: `Bearer Bearer ${good}` }),
    withoutToken('a cookie', { Cookie: `access_token=${good}` }),
    withoutToken('the header of a proxy', { 'Proxy-Authorization': `Bearer ${good}` }),
    withoutToken('a header with a similar name', { 'X-Authorization': `Bearer ${good}` }),
    withoutToken('a header of OAuth 1', { Authorization: `OAuth oauth_token="${good}"` }),
    bearer('a token as a parameter', `token="${good}"`),
  ]
}
