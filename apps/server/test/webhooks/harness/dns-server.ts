import { createSocket } from 'node:dgram'
import { EventEmitter, once } from 'node:events'
import { isIPv6 } from 'node:net'
import { onTestFinished } from 'vitest'

export type RecordType = 'A' | 'AAAA'

/** The reply to a question: addresses with their lifetime in seconds, a failure, or only an alias, which has no address. */
export type DnsReply =
  | { readonly addresses: readonly string[]; readonly ttl: number }
  | 'NXDOMAIN'
  | 'SERVFAIL'
  | 'CNAME'

/** Decides how a server answers a question: at once, later, or (undefined) never. */
export type Zone = (name: string, type: RecordType) => DnsReply | undefined | Promise<DnsReply>

/** A DNS server on a real UDP socket. */
export interface DnsServer {
  /** Address and port, in the format of `WEBHOOK_DNS_SERVERS`. */
  readonly address: string
  /** All questions so far, such as `hook.example A`. A repeated question is listed again. */
  readonly questions: readonly string[]
  /** Resolves once this many questions have arrived. */
  asked(count: number): Promise<void>
  close(): Promise<void>
}

const types: Readonly<Record<number, RecordType>> = { 1: 'A', 28: 'AAAA' }
const codes = { NXDOMAIN: 3, SERVFAIL: 2, CNAME: 0 }
const alias = Buffer.from('\x05other\x07example\0', 'latin1')

/** Starts a DNS server that stops when its test ends. */
export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const questions: string[] = []
  const arrivals = new EventEmitter()
  const socket = createSocket('udp4')
  socket.on('message', async (message, { address, port }) => {
    const { name, type, end } = questionOf(message)
    questions.push(`${name} ${type}`)
    arrivals.emit('question')
    const reply = await zone(name, type)
    if (reply && !closing) socket.send(answerTo(message.subarray(0, end), reply, type), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  let closing: Promise<void> | undefined
  const close = () => (closing ??= new Promise(resolve => socket.close(resolve)))
  onTestFinished(close)
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close,
    async asked(count) {
      while (questions.length < count) await once(arrivals, 'question')
    },
  }
}

/** Parses the question of a DNS message. The message must have exactly one question (RFC 1035, section 4.1.2). */
function questionOf(message: Buffer): { name: string; type: RecordType; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const type = types[message.readUInt16BE(at + 1)]
  if (!type) throw new Error('expected a question for A or AAAA')
  return { name: labels.join('.'), type, end: at + 5 }
}

function answerTo(question: Buffer, reply: DnsReply, type: RecordType): Buffer {
  const records = recordsOf(reply, type)
  const answer = Buffer.from(question)
  // The flags of a response to a query that asked for recursion (RFC 1035, section 4.1.1).
  answer.writeUInt16BE(0x8180 | (typeof reply === 'string' ? codes[reply] : 0), 2)
  answer.writeUInt16BE(records.length, 6)
  answer.writeUInt16BE(0, 10)
  return Buffer.concat([answer, ...records])
}

function recordsOf(reply: DnsReply, type: RecordType): readonly Buffer[] {
  if (reply === 'CNAME') return [recordOf(5, alias, 60)]
  if (typeof reply === 'string') return []
  return reply.addresses
    .filter(address => isIPv6(address) === (type === 'AAAA'))
    .map(address => recordOf(type === 'A' ? 1 : 28, bytesOf(address), reply.ttl))
}

/** Encodes a record of the name in the question (RFC 1035, section 4.1.3). */
function recordOf(type: number, bytes: Buffer, ttl: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(ttl, 6)
  head.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([head, bytes])
}

function bytesOf(address: string): Buffer {
  if (!isIPv6(address)) return Buffer.from(address.split('.').map(Number))
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [head = [], tail = []] = halves.map(half => half.split(':').filter(group => group !== ''))
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  return Buffer.from(groups.map(group => group.padStart(4, '0')).join(''), 'hex')
}
