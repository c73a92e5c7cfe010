import { CursorExpiredError, type SubscribeParameters, type Subscription } from '@tenant-api/client'
import { CommandError } from '../command-error.ts'
import { faultOf } from '../fault.ts'
import { operations } from '../generated/operations.ts'
import { note, printable } from '../output/print.ts'
import { clientOf } from '../sign-in/connection.ts'

const { path } = operations.subscribe_events

/**
 * Creates a subscription that reports reconnections on stderr. A failure before the stream has first opened ends the subscription:
 * a wrong address must not be retried forever.
 */
export async function subscribed(
  command: { optsWithGlobals(): object },
  parameters: SubscribeParameters,
  onFirstOpen: (origin: string) => void,
): Promise<{ readonly subscription: Subscription; readonly json: boolean }> {
  let hasOpened = false
  const { client, flags } = await clientOf(command, {
    onResponse({ ok }, { url }) {
      const { origin, pathname } = new URL(url)
      if (!ok || !pathname.endsWith(path)) return
      if (hasOpened) return note('Connected again.')
      hasOpened = true
      onFirstOpen(origin)
    },
  })
  const subscription = client.subscribe({
    ...parameters,
    onDisconnect(failure) {
      if (failure && !hasOpened) throw failure
      note(
        failure
          ? `${faultOf(failure).message.replace(/\.?$/, '.')} Reconnecting …`
          : 'The stream ended. Reconnecting …',
      )
    },
  })
  return { subscription, json: flags.json === true }
}

const starts = ['--from', '--from-timestamp']

/** True for a failure that loses no event if the command continues at its last offset. */
export function isResumable(failure: unknown): boolean {
  return failure !== undefined && !(failure instanceof CursorExpiredError)
}

/**
 * Prints the command that resumes an interrupted command, if standard error is a terminal.
 *
 * @param offset the value for `--from`; undefined if the same command resumes, because its `--resume` file overrides `--from`
 * @param environment environment variables that the command needs, each as `NAME=value `
 */
export function tellHowToResume(offset: string | undefined, environment = ''): void {
  if (!process.stderr.isTTY) return
  // The offset comes from the service. Control characters would control the terminal here, and again when the command is pasted.
  if (offset !== undefined && printable(offset) !== offset) return
  const words = process.argv.slice(2)
  const all = offset === undefined ? words : [...withoutStart(words), '--from', offset]
  note(`\nResume with: ${environment}tenant-api ${all.map(quoted).join(' ')}`)
}

function withoutStart(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, index) =>
      !starts.includes(word) &&
      !starts.includes(words[index - 1] ?? '') &&
      !starts.some(flag => word.startsWith(`${flag}=`)),
  )
}

/** Quotes a word for a shell, if necessary. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

/** Replaces the advice of an error about an expired offset, and returns any other error unchanged. @param next what the user can do */
export function adviseAfterExpiry(error: unknown, next: string): unknown {
  if (!(error instanceof CursorExpiredError)) return error
  const { exit, code, message } = faultOf(error)
  return new CommandError(exit, code, message, next)
}
