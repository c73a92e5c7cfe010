import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'

const ok = 'HTTP/1.1 200 OK\r\n'
const answering = (head: string) => startRawTarget(socket => socket.end(head))

describe('an attempt', () => {
  const interim = (count: number) => 'HTTP/1.1 102 Processing\r\n\r\n'.repeat(count)

  it('fails, and closes its connection, when its target floods it with interim responses', async () => {
    const closed = Promise.withResolvers<unknown>()
    const target = await startRawTarget(socket => {
      socket.once('close', closed.resolve).write(interim(limits.targetInterimResponses + 1))
    })
    const { ms: _, ...outcome } = await attempt(target)
    expect(outcome).toEqual({ result: 'failed', message: 'The endpoint sent too many interim responses.' })
    await closed.promise
  })

  it('fails when the interim responses of its target have too many headers', async () => {
    const head = `HTTP/1.1 103 Early Hints\r\n${'a:\r\n'.repeat(limits.targetInterimHeaders + 1)}\r\n`
    const { ms: _, ...outcome } = await attempt(await answering(`${head}${ok}Content-Length: 0\r\n\r\n`))
    expect(outcome).toEqual({ result: 'failed', message: 'The endpoint sent too many interim responses.' })
  })

  it('accepts as many interim responses as the limit allows', async () => {
    const head = `${interim(limits.targetInterimResponses)}${ok}Content-Length: 0\r\n\r\n`
    expect(await attempt(await answering(head))).toMatchObject({ result: 'delivered' })
  })

  it('reads the body of an answer only up to its limit of pieces if it comes byte by byte', async () => {
    const closed = Promise.withResolvers<unknown>()
    const target = await startRawTarget(socket => {
      socket.once('close', closed.resolve).write(`${ok}Transfer-Encoding: chunked\r\n\r\n`)
      socket.write('1\r\nx\r\n'.repeat(limits.targetAnswerPieces + 1))
    })
    expect(await attempt(target, [], 5_000)).toMatchObject({ result: 'delivered' })
    await closed.promise
  })
})
