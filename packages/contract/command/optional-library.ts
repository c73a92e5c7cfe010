import { readFileSync } from 'node:fs'
import { WrongInput } from './wrong-input.ts'

/**
 * Loads a library that only some commands need, and that is therefore an optional peer dependency.
 *
 * @throws {WrongInput} with the command that installs it
 */
export async function optional<Library>(name: string, load: () => Promise<Library>): Promise<Library> {
  try {
    return await load()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw error
    const file = new URL('../package.json', import.meta.url)
    const { peerDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    const library = `${name}@${peerDependencies[name]}`
    throw new WrongInput(`This needs ${library}. Install it: npm install --save-dev --save-exact ${library}`)
  }
}
