import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** A walkthrough of the README: the commands to type, in order, and the code to save. */
export interface Walkthrough {
  readonly commands: readonly string[]
  readonly code: string
}

/** The first `sh` block and the first `ts` block under a heading of the README. */
export function walkthrough(heading: string): Walkthrough {
  return { commands: commandsUnder(heading), code: block(sectionOf(heading), 'ts') }
}

/** The commands in the first `sh` block under a heading of the README. A command may continue after a backslash. */
export function commandsUnder(heading: string): readonly string[] {
  return block(sectionOf(heading), 'sh').split(/(?<!\\)\n/)
}

function sectionOf(heading: string): string {
  const section = text.split(/^#+ /m).find(part => part.startsWith(`${heading}\n`))
  if (!section) throw new Error(`the README has no heading "${heading}"`)
  return section
}

/** The names in the first column of the table under a heading of `docs/settings.md`. */
export function settingNames(heading: string): string[] {
  const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
  const section = page.split(/^#+ /m).find(part => part.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('`', '').split(', '),
  )
}

function block(section: string, language: string): string {
  const [, content] = section.match(new RegExp(`^\`\`\`${language}\\n(.*?)\\n\`\`\``, 'ms')) ?? []
  if (content === undefined)
    throw new Error(`the README has no ${language} block under "${section.split('\n', 1)}"`)
  return content
}
