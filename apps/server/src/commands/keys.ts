import { parseArgs } from 'node:util'
import { listSigningKeys, newSigningKey, type StoredSigningKey, signingKeyAt } from '../auth/key-ring.ts'
import { limits } from '../limits.ts'
import { commandEntry, type LogOperation, type NewLogEntry } from '../logs/entries.ts'
import { type Command, CommandError, runCommand } from './run-command.ts'

const usage = `Usage: npm run keys -- <command>

  rotate   Creates a new key for signing access tokens with TOKEN_ALG.
  list     Shows the keys: which one signs, which will sign later, and when the last token of each expires.
  revoke KID
           Deletes a key that has leaked. All its tokens become invalid. The service replaces a key that signs. Caches may keep
           the published key until the time in the answer, cached_until: who verifies tokens by it accepts them until then.
  seal     Seals the stored secrets with SECRETS_KEY, if SECRETS_KEY_PREVIOUS has sealed them. Nothing that was given out becomes
           invalid, and no restart is needed.

A rotation publishes the new key within 5 seconds and signs with it after ten minutes, so that verifiers can fetch it first.
The old key stays published until its last token has expired. All tokens stay valid, and no restart is needed.

Commands use DATA_DIR like the service, and can run while the service runs. The service applies changes within 5 seconds.
Add -s (npm run -s keys -- list) to print only JSON.
`

/** How long caches may keep the key set: until the service has noticed a change, and then for the `max-age` of `get_jwks`. */
const longestCachedSeconds = 5 + 300

const rotate: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ signingKeys, now: currentTime }, { tokenAlg }) => {
    const keys = await listSigningKeys(signingKeys)
    const now = await currentTime()
    const waiting = keys.find(key => key.alg === tokenAlg && key.signsFrom > now)
    if (waiting)
      throw new CommandError(
        `The key ${waiting.kid} does not sign before ${timeOf(waiting.signsFrom)}: rotate after that.`,
      )
    if (keys.length >= limits.signingKeys)
      throw new CommandError(
        `There are ${keys.length} keys, which is the maximum: rotate after all tokens of one key have expired.`,
      )
    // The first key signs at once: no verifier can have cached an older key set.
    const key = await newSigningKey(tokenAlg, keys.length === 0 ? now : now + 1_000 * limits.newKeySeconds)
    await signingKeys.insert(key, entryOf('rotate_signing_key', key))
    return shown(key)
  }
}

const list: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ signingKeys, now }, { tokenAlg }) => {
    const keys = await listSigningKeys(signingKeys)
    const signer = signingKeyAt(keys, tokenAlg, await now())
    return keys.map(key => ({ ...shown(key), signs: key === signer }))
  }
}

const revoke: Command = args => {
  // `parseArgs` would take a kid that begins with a hyphen for an option.
  const [kid] = args
  if (!kid || args.length > 1) throw new CommandError('Give the kid of one key; see --help.')
  return async ({ signingKeys, now }) => {
    const find = async () => (await listSigningKeys(signingKeys)).find(key => key.kid === kid)
    const revoked = await find()
    if (!revoked) throw new CommandError(`There is no key ${JSON.stringify(kid)}.`)
    // The store keeps a key that has just signed a token, so repeat.
    for (let key: StoredSigningKey | undefined = revoked; key; key = await find())
      await signingKeys.delete(key, entryOf('revoke_signing_key', key))
    return { ...shown(revoked), cached_until: timeOf((await now()) + 1_000 * longestCachedSeconds) }
  }
}

const seal: Command = args => {
  parseArgs({ args: [...args] })
  return async ({ sealAnew }) => ({ sealed_anew: await sealAnew() })
}

function entryOf(operation: LogOperation, { kid }: StoredSigningKey): NewLogEntry {
  return commandEntry(operation, { resource: { type: 'signing_key', id: kid } })
}

function shown({ kid, alg, signsFrom, tokensEndAt }: StoredSigningKey) {
  return { kid, alg, signs_from: timeOf(signsFrom), tokens_end_at: tokensEndAt && timeOf(tokensEndAt) }
}

function timeOf(time: number): string {
  return new Date(time).toISOString()
}

await runCommand(usage, { rotate, list, revoke, seal })
