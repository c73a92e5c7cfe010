import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The build context of a clean clone: all files in git that `.dockerignore` does not exclude. */
export async function buildContext(root: string): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 24 })
  const rules = parseRules(await readFile(path.join(root, '.dockerignore'), 'utf8'))
  return stdout.split('\0').filter(file => file !== '' && !isIgnored(file, rules))
}

interface Rule {
  readonly pattern: string
  readonly leavesOut: boolean
}

function parseRules(text: string): readonly Rule[] {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return lines.map(line => ({ pattern: line.replace(/^!/, ''), leavesOut: !line.startsWith('!') }))
}

/** Whether `.dockerignore` excludes a file: the last rule that matches the file or one of its folders decides. */
function isIgnored(file: string, rules: readonly Rule[]): boolean {
  const names = file.split('/')
  const places = names.map((_, index) => names.slice(0, index + 1).join('/'))
  const matches = ({ pattern }: Rule) =>
    places.some(place => (pattern === '*' ? !place.includes('/') : place === pattern))
  return rules.findLast(matches)?.leavesOut ?? false
}
