/** The instructions in the Dockerfile of the service. The parser supports no others. */
const keywords = [
  ...['CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK', 'RUN', 'USER', 'VOLUME', 'WORKDIR'],
] as const

export interface Instruction {
  readonly keyword: (typeof keywords)[number]
  readonly flags: Readonly<Record<string, string>>
  /** The text after the flags. */
  readonly text: string
}

export interface Stage {
  /** The base image, such as `node:24.21.0-bookworm-slim`. */
  readonly image: string
  /** The name of the stage; empty for none. */
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/** Parses a Dockerfile into stages. @throws for an unsupported instruction */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text.split('\n').filter(line => line.trim() !== '' && !line.startsWith('#'))
  const stages: { image: string; name: string; instructions: Instruction[] }[] = []
  for (const instruction of lines.map(parseLine)) {
    if (instruction.keyword === 'FROM') {
      const [, image = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(instruction.text) ?? []
      stages.push({ image, name, instructions: [] })
    } else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}

function parseLine(line: string): Instruction {
  const [, word, flags = '', text = ''] = /^(\w+) ((?:--\S+ )*)(.+)$/.exec(line) ?? []
  const keyword = keywords.find(known => known === word)
  if (!keyword || line.endsWith('\\'))
    throw new Error(`The tests of the image do not support the Dockerfile line: ${line}`)
  const named = flags.split(' ').filter(flag => flag !== '')
  return { keyword, flags: Object.fromEntries(named.map(flag => flag.slice(2).split('='))), text }
}

/** The text of the last instruction of this kind. It overrides earlier ones. */
export function lastOf({ instructions }: Stage, keyword: Instruction['keyword']): string {
  return instructions.findLast(instruction => instruction.keyword === keyword)?.text ?? ''
}

/** The arguments of an instruction in its exec form, which needs no shell. */
export function execForm(text: string): readonly string[] {
  return JSON.parse(text)
}

/** The environment variables that a stage sets (ENV). */
export function variablesOf({ instructions }: Stage): Readonly<Record<string, string>> {
  const pairs = instructions.filter(({ keyword }) => keyword === 'ENV').flatMap(({ text }) => text.split(' '))
  return Object.fromEntries(pairs.map(pair => pair.split('=')))
}
