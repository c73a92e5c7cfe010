import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { expect, test } from 'vitest'
import { run } from './tenant-api.ts'

/** Runs a script in a shell in which `tenant-api` prints its arguments and two candidates. Returns the arguments and the output. */
async function inShell(shell: readonly string[], script: readonly string[]): Promise<string> {
  const [command = '', ...args] = shell
  const stub = String.raw`tenant-api() { printf '%s|' "$@" >&3; printf 'tail\tPrint: events\n$(touch pwned)\t\n'; }`
  const folder = createTemporaryFolder()
  const child = spawn(command, [...args, '-c', [stub, ...script].join('\n')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const [out, error, words] = await Promise.all([child.stdout, child.stderr, child.stdio[3]].map(read))
  expect(error).toBe('')
  expect(readdirSync(folder)).toEqual([])
  return `${words} ${out}`
}

const read = (stream: unknown) => text(stream as NodeJS.ReadableStream)

/** The candidates of the stub. A shell must not evaluate them either. */
const candidates = 'tail,$(touch pwned)'

test('bash completes the words typed, without evaluating them', async () => {
  const { stdout: script } = await run(['completion', 'bash'])
  const completed = (line: string) =>
    inShell(
      ['bash', '--norc'],
      [
        script,
        `COMP_LINE=${quoted(line)} COMP_POINT=\${#COMP_LINE}`,
        `__tenant_api_complete; (IFS=,; echo "\${COMPREPLY[*]}")`,
      ],
    )
  expect(await completed('tenant-api --url http://a events t')).toBe(
    `complete|--|--url|http://a|events|t| ${candidates}\n`,
  )
  expect(await completed('tenant-api events ')).toBe(`complete|--|events|| ${candidates}\n`)
  expect(await completed('tenant-api $(touch pwned) `touch pwned` ;touch pwned')).toBe(
    `complete|--|$(touch|pwned)|\`touch|pwned\`|;touch|pwned| ${candidates}\n`,
  )
})

const zsh = findProgram('zsh')
if (zsh === null) leaveOut('completion in zsh', 'zsh is not installed')

test.skipIf(zsh === null)('zsh completes the words typed, without evaluating them', async () => {
  const { stdout: script } = await run(['completion', 'zsh'])
  const completed = (...words: string[]) =>
    inShell(
      [zsh ?? '', '-f'],
      [
        `compdef() {}; compset() {}; _describe() { print -r -- \${(Pj:,:)2} }`,
        script,
        `words=(${words.map(quoted).join(' ')}) CURRENT=${words.length} PREFIX=${quoted(words.at(-1) ?? '')}`,
        '_tenant-api',
      ],
    )
  const described = 'tail:Print: events,$(touch pwned):'
  expect(await completed('tenant-api', 'events', '')).toBe(`complete|--|events|| ${described}\n`)
  expect(await completed('tenant-api', '$(touch pwned)', '--type=$(touch pwned)=')).toBe(
    `complete|--|$(touch pwned)|--type=$(touch pwned)=| ${described}\n`,
  )
  expect(await completed('tenant-api', "'an argument'", 't')).toBe(
    `complete|--|an argument|t| ${described}\n`,
  )
})

const fish = findProgram('fish')
if (fish === null) leaveOut('completion in fish', 'fish is not installed')

test.skipIf(fish === null)('fish completes the words typed, without evaluating them', async () => {
  const { stdout: script } = await run(['completion', 'fish'])
  const folder = createTemporaryFolder()
  const stub = String.raw`function tenant-api; printf '%s|' $argv >&2; printf 'tail\tPrint: events\n$(touch pwned)\t\n'; end`
  const completed = async (line: string) => {
    // Without the redirection, to see the arguments.
    const lines = [stub, script.replace('2> /dev/null', ''), `complete -C ${quoted(line)}`]
    const child = spawn(fish ?? '', ['--no-config', '-c', lines.join('\n')], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, words] = await Promise.all([child.stdout, child.stderr].map(read))
    expect(readdirSync(folder)).not.toContain('pwned')
    return `${words} ${out}`
  }
  expect(await completed('tenant-api events ')).toMatch(/^complete\|--\|events\|\| .*tail\tPrint: events\n/s)
  expect(await completed('tenant-api $(touch pwned) --type=(touch pwned) t')).toContain('tail\tPrint')
  expect(await completed('tenant-api --a=t')).toMatch(/^complete\|--\|--a=t\| .*--a=tail\tPrint: events\n/s)
})

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
