import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { run } from './tenant-api.ts'

const complete = async (...words: string[]) => (await run(['complete', '--', ...words])).stdout

test('a shell completes commands and the values of flags', async () => {
  expect(await complete('events', 'ta')).toMatch(/^tail\t/)
  expect(await complete('events', 'publish', '--sample', 'user.c')).toMatch(/^user\.created/)
})

test('bash completes also without the package bash-completion', async () => {
  const { stdout: script } = await run(['completion', 'bash'])
  /** Completes a line in a bash in which `tenant-api` prints its arguments and a candidate. */
  async function completed(line: string): Promise<string> {
    const asked = [
      `tenant-api() { printf '%s|' "$@" >&3; echo tail; }`,
      `COMP_LINE='${line}' COMP_POINT=\${#COMP_LINE}`,
      `__tenant_api_complete; echo "\${COMPREPLY[@]}"`,
    ]
    const bash = spawn('bash', ['--norc', '-c', [script, ...asked].join('\n')], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const [out, error, words] = await Promise.all([bash.stdout, bash.stderr, bash.stdio[3]].map(read))
    expect(error).toBe('')
    return `${words} ${out}`
  }
  expect(await completed('tenant-api --url http://a events t')).toBe(
    'complete|--|--url|http://a|events|t| tail\n',
  )
  expect(await completed('tenant-api events ')).toBe('complete|--|events|| tail\n')
})

const read = (stream: unknown) => text(stream as NodeJS.ReadableStream)
