import { expect, onTestFinished, test } from 'vitest'
import { tokenOfOtherTab } from '../src/session/shared-token.ts'

/** Answers as another tab does, with a token of a client. */
function answerWith(client_id: string): string {
  const token = `e30.${btoa(JSON.stringify({ client_id }))}.signature`
  const channel = new BroadcastChannel('tenant-api session of mine')
  onTestFinished(() => channel.close())
  channel.onmessage = ({ data }) => {
    if ((data as { type: string }).type === 'ask') channel.postMessage({ type: 'token', token })
  }
  return token
}

test('a tab takes the token of its user', async () => {
  const token = answerWith('mine')
  expect(await tokenOfOtherTab('mine')).toBe(token)
})

test('a tab takes neither the token of another user nor the one that the service has refused', async () => {
  answerWith('another')
  const refused = answerWith('mine')
  expect(await tokenOfOtherTab('mine', refused)).toBeUndefined()
})
