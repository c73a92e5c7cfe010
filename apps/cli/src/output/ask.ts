import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { GlobalFlags } from '../command.ts'
import { CommandError, wrongUsage } from '../command-error.ts'

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
  const answer = await ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim()))
    throw new CommandError('failed', 'not_confirmed', 'Nothing was done.', 'Answer y, or add --yes.')
}

/** Asks a question on the terminal, and resolves with the line typed. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** Asks for a secret, which the terminal does not show. */
export async function askSecret(question: string): Promise<string> {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
