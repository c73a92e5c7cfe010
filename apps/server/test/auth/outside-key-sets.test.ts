import pino from 'pino'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Problem } from '../../src/api/problem.ts'
import { followOutsideIssuer } from '../../src/auth/outside-issuer.ts'
import { verifyToken } from '../../src/auth/verify-token.ts'
import { limits } from '../../src/limits.ts'
import { type Alg, startOutsideIssuer } from './outside-issuer-server.ts'

const issuer = await startOutsideIssuer(afterAll)
const algs: Readonly<Record<string, Alg>> = {
  ...{ ed: 'EdDSA', newEd: 'EdDSA', leaked: 'EdDSA', named: 'Ed25519' },
  ...{ rsa: 'RS256', newRsa: 'RS256', ec: 'ES256', newEc: 'ES256', quantum: 'ML-DSA-65' },
}
for (const [name, alg] of Object.entries(algs)) await issuer.addKey(name, alg)
const published = new Map(issuer.keys.map(key => [key.kid ?? '', key]))

/** A key of the issuer as its key set shows it. Members that are undefined are omitted. */
const key = (name: string, members: object = {}) => ({ ...published.get(name), ...members })
/** The key that has signed a token, and the `kid` in the header of the token. */
interface Token {
  readonly by: string
  readonly kid?: string | undefined
}
const nameless = { kid: undefined }
const bare = { kid: undefined, alg: undefined, use: undefined }
/** A modulus of 800 bits that looks like 2,048 bits. */
const paddedModulus = Buffer.concat([
  Buffer.alloc(156),
  Buffer.from(String(published.get('rsa')?.n), 'base64url').subarray(0, 100),
]).toString('base64url')

interface KeySet {
  readonly name: string
  readonly keys: readonly unknown[]
  readonly accepted: readonly Token[]
  readonly refused: readonly Token[]
}

const keySets: readonly KeySet[] = [
  {
    name: 'a rotation with a kid',
    keys: [key('ed'), key('newEd')],
    accepted: [
      { by: 'ed', kid: 'ed' },
      { by: 'newEd', kid: 'newEd' },
    ],
    refused: [
      { by: 'ed', kid: 'newEd' },
      { by: 'leaked', kid: 'ed' },
      { by: 'leaked', kid: 'leaked' },
    ],
  },
  {
    name: 'a rotation without a kid in keys and tokens',
    keys: [key('rsa', nameless), key('newRsa', nameless)],
    accepted: [{ by: 'rsa' }, { by: 'newRsa' }],
    refused: [{ by: 'leaked' }, { by: 'rsa', kid: 'rsa' }],
  },
  {
    name: 'a rotation whose tokens have no kid',
    keys: [key('ec'), key('newEc'), key('ed'), key('newEd')],
    accepted: [{ by: 'ec' }, { by: 'newEc' }, { by: 'ed' }, { by: 'newEd' }],
    refused: [{ by: 'leaked' }, { by: 'rsa' }],
  },
  {
    name: 'two keys of one kid',
    keys: [key('ed', { kid: 'one' }), key('newEd', { kid: 'one' })],
    accepted: [
      { by: 'ed', kid: 'one' },
      { by: 'newEd', kid: 'one' },
    ],
    refused: [
      { by: 'leaked', kid: 'one' },
      { by: 'ed', kid: 'two' },
    ],
  },
  {
    name: 'one kid for keys of several algorithms',
    keys: [key('ed', { kid: 'one' }), key('rsa', { kid: 'one' }), key('ec', { kid: 'one' })],
    accepted: [
      { by: 'ed', kid: 'one' },
      { by: 'rsa', kid: 'one' },
      { by: 'ec', kid: 'one' },
    ],
    refused: [{ by: 'newRsa', kid: 'one' }],
  },
  {
    name: 'keys that name neither use nor algorithm',
    keys: [key('rsa', bare), key('newRsa', bare), key('ec', bare), key('ed', bare)],
    accepted: [{ by: 'rsa' }, { by: 'newRsa' }, { by: 'ec' }, { by: 'ed' }],
    refused: [{ by: 'newEc' }, { by: 'leaked' }],
  },
  {
    name: 'an encryption key beside the key that signs',
    keys: [key('newRsa', { use: 'enc', alg: undefined, kid: 'one' }), key('rsa', { kid: 'one' })],
    accepted: [{ by: 'rsa', kid: 'one' }, { by: 'rsa' }],
    refused: [{ by: 'newRsa', kid: 'one' }, { by: 'newRsa' }],
  },
  {
    name: 'a key for RSA-OAEP, and one for ECDH-ES',
    keys: [
      key('newRsa', { use: undefined, alg: 'RSA-OAEP-256', kid: 'one' }),
      key('newEc', { use: undefined, alg: 'ECDH-ES', kid: 'one' }),
      key('rsa', { kid: 'one' }),
      key('ec', { kid: 'one' }),
    ],
    accepted: [{ by: 'rsa', kid: 'one' }, { by: 'ec', kid: 'one' }, { by: 'rsa' }],
    refused: [{ by: 'newRsa', kid: 'one' }, { by: 'newEc', kid: 'one' }, { by: 'newEc' }],
  },
  {
    name: 'key operations',
    keys: [
      key('newRsa', { ...bare, key_ops: ['encrypt', 'wrapKey'] }),
      key('rsa', { ...bare, key_ops: ['verify'] }),
    ],
    accepted: [{ by: 'rsa' }],
    refused: [{ by: 'newRsa' }],
  },
  {
    name: 'post-quantum keys',
    keys: [
      key('quantum', { kid: 'one' }),
      { kty: 'AKP', alg: 'SLH-DSA-SHA2-128s', pub: 'AAAA', kid: 'one' },
      { kty: 'AKP', pub: 'AAAA', kid: 'one' },
      key('ed', { kid: 'one' }),
    ],
    accepted: [{ by: 'ed', kid: 'one' }, { by: 'ed' }],
    refused: [{ by: 'quantum', kid: 'one' }, { by: 'quantum' }],
  },
  {
    name: 'keys that cannot be used',
    keys: [
      ...[
        null,
        'key',
        {},
        { kty: 'XYZ', kid: 'one' },
        { kty: 'oct', k: 'c2VjcmV0', alg: 'RS256', kid: 'one' },
      ],
      key('newRsa', { n: paddedModulus, kid: 'one' }),
      key('newEc', { x: 'AAAA', kid: 'one' }),
      { kty: 'OKP', crv: 'Ed448', x: 'AAAA', kid: 'one' },
      ...[key('rsa', { kid: 'one' }), key('ec', { kid: 'one' })],
    ],
    accepted: [{ by: 'rsa', kid: 'one' }, { by: 'ec', kid: 'one' }, { by: 'rsa' }],
    refused: [{ by: 'newRsa', kid: 'one' }, { by: 'newRsa' }, { by: 'newEc', kid: 'one' }],
  },
  {
    name: 'the new name of EdDSA',
    keys: [key('named'), key('ed'), key('newEd', { alg: undefined })],
    accepted: [{ by: 'named', kid: 'named' }, { by: 'named' }, { by: 'ed' }, { by: 'newEd', kid: 'newEd' }],
    refused: [{ by: 'leaked', kid: 'named' }],
  },
  {
    name: 'as many keys of one kid as are tried, and one more',
    keys: [
      ...Array.from({ length: limits.triedKeys - 1 }, () => key('leaked', { kid: 'one' })),
      key('ed', { kid: 'one' }),
      key('newEd', { kid: 'one' }),
    ],
    accepted: [
      { by: 'ed', kid: 'one' },
      { by: 'leaked', kid: 'one' },
    ],
    refused: [{ by: 'newEd', kid: 'one' }],
  },
]

/** Follows the issuer's keys until the end of the test. Returns a function that verifies a token with them. */
function follow() {
  const settings = {
    audience: null,
    tokenTyp: 'at+jwt',
    algorithms: ['EdDSA', 'Ed25519', 'ES256', 'RS256'],
  } as const
  const followed = followOutsideIssuer(
    { ...settings, issuer: issuer.issuer, jwksUrl: issuer.jwksUrl },
    pino({ level: 'silent' }),
  )
  onTestFinished(() => followed.keys.stop())
  return async ({ by, kid }: Token) => {
    const token = await issuer.sign(by, {}, { kid })
    try {
      await verifyToken(token, followed.keys, followed.profile, Date.now())
      return 'accepted'
    } catch (error) {
      return error instanceof Problem ? error.errorCode : error
    }
  }
}

test.each(keySets)(
  '$name: each token of a key that signs is accepted, and no other',
  async ({ keys, accepted, refused }) => {
    issuer.publish({ keys: [...keys] })
    const verify = follow()
    const verdicts = async (tokens: readonly Token[]) => {
      const given: [Token, unknown][] = []
      for (const token of tokens) given.push([token, await verify(token)])
      return given
    }
    expect(await verdicts(accepted)).toEqual(accepted.map(token => [token, 'accepted']))
    expect(await verdicts(refused)).toEqual(refused.map(token => [token, 'invalid_token']))
  },
)
