import { styleText } from 'node:util'

let steps = 0

/** What the program does next, in a few words. */
export function step(title: string): void {
  steps += 1
  line(`\n${styleText('bold', `${steps}. ${title}`)}`)
}

/** What is called. */
export function call(text: string): void {
  line(`   ${styleText('cyan', text)}`)
}

/** What came of it. */
export function outcome(text: string): void {
  line(`   ${styleText('green', '→')} ${text}`)
}

export function line(text: string): void {
  process.stdout.write(`${text}\n`)
}
