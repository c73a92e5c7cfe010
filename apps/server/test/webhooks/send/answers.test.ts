import { expect, it } from 'vitest'
import { limits } from '../../../src/limits.ts'
import { isText, secretTexts, shownText } from '../../../src/webhooks/answer-text.ts'
import { startRawTarget } from './raw-target.ts'
import { attempt } from './send-attempt.ts'

const answering = (text: string) => startRawTarget(socket => socket.end(text))
const shown = (text: string | Buffer, secrets: readonly string[] = []) =>
  shownText([Buffer.from(text)], secretTexts(secrets))

it.each([
  ['text/plain', true],
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/problem+json; charset=utf-8', true],
  ['application/xml', true],
  ['image/svg+xml', true],
  ['Application/JSON', true],
  ['application/octet-stream', false],
  ['application/jsonp', false],
  ['image/png', false],
])('the content type %s is text: %s', (type, expected) => {
  expect(isText({ 'content-type': type })).toBe(expected)
  expect(isText({ 'content-type': type, 'content-encoding': 'gzip' })).toBe(false)
})

it('an answer without a content type is no text', () => {
  expect(isText({})).toBe(false)
})

it('the text of an answer has at most 1,024 code points, and no half of one', () => {
  expect(shown('🥐'.repeat(2_000))).toBe('🥐'.repeat(limits.answerCodePoints))
  expect(shown('a'.repeat(5_000))).toBe('a'.repeat(limits.answerCodePoints))
})

it('invalid UTF-8 and NUL in an answer are replaced, so that each store can store it', () => {
  expect(shown(Buffer.from([0x61, 0xff, 0x00, 0x62]))).toBe('a\ufffd\ufffdb')
})

it('secrets in an answer become asterisks, as they are and as JSON escapes them', () => {
  expect(shown('token: s3cr3t, s3cr3t!', ['s3cr3t'])).toBe('token: ***, ***!')
  expect(shown(JSON.stringify({ key: 'a"b\\c' }), ['a"b\\c'])).toBe('{"key":"***"}')
  // The longer one first: otherwise its rest would stay.
  expect(shown('user:pass1 pass1', ['pass1', 'user:pass1'])).toBe('*** ***')
})

it('the beginning of a secret at the end of an answer becomes asterisks', () => {
  expect(shown('your token was s3cr3t-tok', ['s3cr3t-token'])).toBe('your token was ***')
  const secret = 'x'.repeat(4_000)
  const cut = `${'a'.repeat(1_000)}${secret}`.slice(0, 4_096)
  expect(shown(cut, [secret])).toBe(`${'a'.repeat(1_000)}***`)
  expect(shown('it was s3c', ['s3cr3t-token'])).toBe('it was s3c')
})

it('an outcome has the status and the text of the answer, in whatever pieces it comes', async () => {
  const head = 'HTTP/1.1 500 No\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n'
  const target = await answering(`${head}4\r\nno, \r\n3\r\nyes\r\n0\r\n\r\n`)
  expect(await attempt(target)).toMatchObject({ result: 'failed', status: 500, answer: 'no, yes' })
  const silent = await answering('HTTP/1.1 500 No\r\nContent-Type: text/plain\r\nContent-Length: 0\r\n\r\n')
  expect(await attempt(silent)).not.toHaveProperty('answer')
})
