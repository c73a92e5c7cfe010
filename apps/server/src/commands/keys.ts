import { parseArgs } from 'node:util'
import { listSigningKeys, newSigningKey, type StoredSigningKey, signingKeyAt } from '../auth/signing-key.ts'
import { limits } from '../limits.ts'
import { type Command, CommandError, runCommand } from './run-command.ts'

const usage = `Usage: npm run keys -- <command>

  rotate   Makes a new key that access tokens are signed with, by TOKEN_ALG.
  list     Shows the keys: which one signs, which is to come, and until when the tokens of each last.

In a rotation the new key is published at once, so that all who verify tokens learn of it, and signs from ten minutes later on.
The old key stays until its last token has ended. No token stops working, and the service need not be restarted.

It works on DATA_DIR as the service does, also while the service runs, which sees a change within 5 seconds.
Add -s (npm run -s keys -- list) to get nothing but JSON.
`

const rotate: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ signingKeys }, { tokenAlg }) => {
    const keys = await listSigningKeys(signingKeys)
    const now = Date.now()
    const waiting = keys.find(key => key.alg === tokenAlg && key.signsFrom > now)
    if (waiting)
      throw new CommandError(
        `The key ${waiting.kid} is still to sign, from ${timeOf(waiting.signsFrom)} on: rotate after that.`,
      )
    if (keys.length >= limits.signingKeys)
      throw new CommandError(`There are ${keys.length} keys whose tokens have not all ended: rotate later.`)
    // Where there is no key yet, nobody could hold an old one.
    const key = await newSigningKey(tokenAlg, keys.length === 0 ? now : now + 1_000 * limits.newKeySeconds)
    await signingKeys.insert(key)
    return shown(key)
  }
}

const list: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ signingKeys }, { tokenAlg }) => {
    const keys = await listSigningKeys(signingKeys)
    const signer = signingKeyAt(keys, tokenAlg, Date.now())
    return keys.map(key => ({ ...shown(key), signs: key === signer }))
  }
}

function shown({ kid, alg, signsFrom, tokensEndAt }: StoredSigningKey) {
  return { kid, alg, signs_from: timeOf(signsFrom), tokens_end_at: tokensEndAt && timeOf(tokensEndAt) }
}

function timeOf(time: number): string {
  return new Date(time).toISOString()
}

await runCommand(usage, { rotate, list })
