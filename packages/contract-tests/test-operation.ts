/**
 * Checks a change of one operation's handler in about a minute: types, format, the service's tests that name the operation, and the
 * contract suite.
 *
 * Usage: npm run test:operation -- create_event_stream
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { listed, nearest, operations } from '@tenant-api/contract'
import { root } from '@tenant-api/test-kit/root'

const require = createRequire(import.meta.url)
const turbo = require.resolve('turbo/bin/turbo')
const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs')

const [given = ''] = process.argv.slice(2)
const operation = Object.entries(operations).find(([id]) => id === given)
if (operation) await check(...operation)
else {
  const names = Object.keys(operations)
  const near = nearest(names, given)
  process.stderr.write(
    `Give the operationId of an operation, such as ${listed(near.length > 0 ? near : names)}, got '${given}'.\n`,
  )
  process.exitCode = 2
}

async function check(id: string, { path: template }: { readonly path: string }): Promise<void> {
  const server = path.join(root, 'apps/server')
  const tests = testsOf(id, template, server)
  process.stdout.write(`${id}: ${tests.length} test files of the service, and the contract suite\n`)
  const checks = ['check:operations', 'check:format', 'check:imports', 'types']
  const passed = [
    await run(
      root,
      turbo,
      'run',
      ...checks,
      '--output-logs=errors-only',
      '--log-prefix=none',
      '--continue=always',
    ),
  ]
  // Each of the two runs keeps a core busy.
  const suite = run(path.join(root, 'packages/contract-tests'), vitest, 'run', 'test/server.test.ts')
  if (tests.length > 0)
    passed.push(await run(server, vitest, 'run', '--project=test', '--maxWorkers=1', ...tests))
  passed.push(await suite)
  process.exitCode = passed.every(Boolean) ? 0 : 1
}

/** The tests of the first size that name an operation by its id, which is its handler's name too, or by its path. */
function testsOf(id: string, template: string, server: string): string[] {
  const literal = template.split(/\{\w+\}/).map(part => part.replaceAll(/[.?]/g, String.raw`\$&`))
  // In a test a parameter is a value or a template's `${…}`. The path ends with the text or before the query.
  const inPath = String.raw`(?:\$\{[^}]+\}|[^/?\s'"${'`'}])+`
  const named = new RegExp(String.raw`\b${id}\b|${literal.join(inPath)}(?=['"?\s${'`'}])`)
  return globSync('test/**/*.test.ts', {
    cwd: server,
    exclude: ['**/*.{all,alone,long,tools}.test.ts'],
  }).filter(file => named.test(readFileSync(path.join(server, file), 'utf8')))
}

/** Runs a Node program, and prints its output when it has ended. Resolves with whether it succeeded. */
async function run(cwd: string, ...program: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, program, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const [code] = await once(child, 'close')
  process.stdout.write(output)
  return code === 0
}
