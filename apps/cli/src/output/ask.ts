import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { GlobalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'
import { escaped } from './print.ts'

/** True if standard input and standard error are terminals, unless `--no-input` forbids questions. */
export function canAsk({ input }: GlobalFlags): boolean {
  return input && process.stdin.isTTY === true && process.stderr.isTTY === true
}

/**
 * Asks for confirmation of an action that cannot be undone.
 *
 * @throws {CommandError} if the answer is no, or if the command cannot ask and `--yes` is not set
 */
export async function confirm(question: string, flags: GlobalFlags): Promise<void> {
  if (flags.yes) return
  if (!canAsk(flags)) throw wrongUsage(`${question} No prompt is possible here.`, 'Add --yes to go on.')
  const answer = await ask(`${escaped(question)} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new CommandError('failed', 'not_confirmed', 'Nothing was done.', 'Answer y, or add --yes.')
}

/**
 * Asks a question on the terminal, and resolves with the line typed.
 *
 * @throws {CommandError} if Ctrl-C or Ctrl-D ends the question
 */
export function ask(question: string): Promise<string> {
  return answerTo(question, createInterface({ input: process.stdin, output: process.stderr }))
}

/** Asks for a secret, which the terminal does not show. */
export async function askSecret(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Only after the echo is off: the answer may come at once.
  process.stderr.write(question)
  const secret = await answerTo('', terminal)
  process.stderr.write('\n')
  return secret
}

async function answerTo(question: string, terminal: Interface): Promise<string> {
  try {
    // Older versions of Node.js 22 leave the question open when the terminal closes.
    const closed = once(terminal, 'close').then(() => Promise.reject())
    return await Promise.race([terminal.question(question), closed])
  } catch {
    process.stderr.write('\n')
    throw new CommandError('failed', 'not_answered', 'Nothing was done.', 'Answer the question to go on.')
  } finally {
    terminal.close()
  }
}
