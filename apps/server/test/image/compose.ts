import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

/** As much of a compose file as the tests read. */
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
 * The compose file, with the variables of `.env` in it.
 *
 * @throws with its own sentence for one that it asks for and does not get
 */
export async function readCompose(
  root: string,
  variables: Readonly<Record<string, string>>,
): Promise<ComposeFile> {
  return parse(filledIn(await readFile(path.join(root, 'compose.yaml'), 'utf8'), variables))
}

/** From the inside out: the default of one variable may hold another. */
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
