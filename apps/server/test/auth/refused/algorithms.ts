import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto'
import { type Forge, signed } from '../forged-tokens.ts'
import { bearer, header, type RefusedRow } from './row.ts'

/** Tokens whose header names a wrong algorithm. The service must not use it (RFC 8725, sections 2.1, 3.1). */
export function algorithms(forge: Forge): RefusedRow[] {
  const { claims, publicKey, token } = forge
  const hmac =
    (key: string | Buffer, hash = 'sha256') =>
    (data: Buffer) =>
      createHmac(hash, key).update(data).digest()
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

  const none = ['none', 'None', 'NONE', 'nOnE', 'none ', ' none', 'none\u0000', 'ｎone', ''].flatMap(alg => {
    const said = { ...header(forge), alg }
    return [
      bearer(
        `alg ${JSON.stringify(alg)} and no signature`,
        signed(said, claims(), () => Buffer.alloc(0)),
      ),
      bearer(
        `alg ${JSON.stringify(alg)} and an arbitrary signature`,
        signed(said, claims(), () => Buffer.from('x')),
      ),
      bearer(`alg ${JSON.stringify(alg)} and a correct signature`, token(said, claims())),
    ]
  })
  const keys = {
    'the PEM': pem,
    'the DER': der,
    'its x': x,
    'its bytes': Buffer.from(x, 'base64url'),
    nothing: '',
  }
  const confused = [
    ['HS256', 'sha256'],
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ].flatMap(([alg = '', hash]) =>
    Object.entries(keys).map(([name, key]) =>
      bearer(
        `${alg} with ${name} of the public key as its secret`,
        signed({ ...header(forge), alg }, claims(), hmac(key, hash)),
      ),
    ),
  )
  const others = [
    'ES256',
    'ES384',
    'RS256',
    'PS256',
    'Ed25519',
    'Ed448',
    'eddsa',
    'EDDSA',
    'EdDSA ',
    ' EdDSA',
    'EdDSA,ES256',
    'dir',
    '__proto__',
    'constructor',
    null,
    5,
    true,
    ['EdDSA'],
    { a: 1 },
    undefined,
  ].map(alg =>
    bearer(`alg ${JSON.stringify(alg)} and a correct signature`, token({ ...header(forge), alg }, claims())),
  )
  const foreign = [
    bearer(
      "RS256 signed with the attacker's own key",
      signed({ ...header(forge), alg: 'RS256' }, claims(), data =>
        createSign('sha256').update(data).sign(rsa),
      ),
    ),
    bearer(
      "ES256 signed with the attacker's own key",
      signed({ ...header(forge), alg: 'ES256' }, claims(), data =>
        sign('sha256', data, { key: ec, dsaEncoding: 'ieee-p1363' }),
      ),
    ),
    // A verifier that does not check r and s accepts zeros for any message (CVE-2022-21449).
    bearer(
      'ES256 with a signature of zeros',
      signed({ ...header(forge), alg: 'ES256' }, claims(), () => Buffer.alloc(64)),
    ),
  ]
  return [...none, ...confused, ...others, ...foreign]
}
