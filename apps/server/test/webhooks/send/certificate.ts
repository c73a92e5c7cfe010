import { generateKeyPairSync, sign } from 'node:crypto'

/** Encodes an element in DER: its tag, its length and its contents. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  const length = content.length
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const name = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))

/** Creates a self-signed certificate (RFC 5280) for a host name and an IPv4 address, as PEM. Node has no function for this. */
export function selfSigned({
  host = 'localhost',
  address = [127, 0, 0, 1],
  from = new Date(Date.now() - 3_600_000),
  to = new Date(Date.now() + 3_600_000),
  isRsa = false,
} = {}): { key: string; cert: string } {
  const { publicKey, privateKey } = isRsa
    ? generateKeyPairSync('rsa', { modulusLength: 2_048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = isRsa ? sequence(oid('2a864886f70d01010b'), der(0x05)) : sequence(oid('2a8648ce3d040302'))
  const names = sequence(der(0x82, Buffer.from(host)), der(0x87, Buffer.from(address)))
  const extensions = sequence(
    sequence(oid('551d11'), der(0x04, names)),
    sequence(oid('551d13'), der(0x04, sequence(der(0x01, Buffer.from([0xff]))))),
  )
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name(host),
    sequence(time(from), time(to)),
    name(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', content, privateKey)
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}
