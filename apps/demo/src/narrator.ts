import { styleText } from 'node:util'

let steps = 0

/** Prints the numbered title of the next step. */
export function step(title: string): void {
  steps += 1
  line(`\n${styleText('bold', `${steps}. ${title}`)}`)
}

/** Prints the request that a step makes. */
export function call(text: string): void {
  line(`   ${styleText('cyan', text)}`)
}

/** Prints a result of a step. */
export function outcome(text: string): void {
  line(`   ${styleText('green', '→')} ${text}`)
}

export function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
