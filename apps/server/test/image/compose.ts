import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

/** The part of a compose file that the tests read. */
interface ComposeFile {
  readonly services: { readonly service: Container; readonly postgres: Container }
}

interface Container {
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly ports?: readonly string[]
  readonly expose?: readonly string[]
}

/**
 * Reads the compose file and substitutes the variables of `.env`.
 *
 * @throws if a required variable is missing, with the message in the file
 */
export async function readCompose(
  root: string,
  variables: Readonly<Record<string, string>>,
): Promise<ComposeFile> {
  return parse(filledIn(await readFile(path.join(root, 'compose.yaml'), 'utf8'), variables))
}

/** Substitutes inner variables first, because a default may contain another variable. */
function filledIn(text: string, variables: Readonly<Record<string, string>>): string {
  const filled = text.replace(
    /\$\{(\w+)(?::([-?])([^{}]*))?\}/g,
    (_, name: string, otherwise?: string, rest = '') => {
      const value = variables[name]
      if (value) return value
      if (otherwise === '?') throw new Error(`${name}: ${rest}`)
      return rest
    },
  )
  return filled === text ? text : filledIn(filled, variables)
}
