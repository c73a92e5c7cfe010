/** A runtime may hold only a weak reference to a request's signal. Aborts and the client's idle timeout must still work. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { HalfOpenCase } from './half-open.ts'
import type { Listening } from './listening.ts'
import { startSilentService } from './silent-service.ts'

const run = promisify(execFile)
const programs = inject('programs')

const runtimes = [
  { name: 'Node 24', program: process.execPath, options: ['--expose-gc'] },
  { name: 'Node 22', program: programs['Node 22'], options: ['--expose-gc'] },
  { name: 'Bun', program: programs.Bun, options: [] },
  {
    name: 'Deno',
    program: programs.Deno,
    options: ['run', '--allow-net', '--no-prompt', '--v8-flags=--expose-gc'],
  },
] as const

/** All combinations of where the connection dies, which hooks the client has, and whether the caller aborts. */
const allCases = ['nothing', 'headers'].flatMap(kind =>
  (['none', 'some', 'copying'] as const).flatMap(hooks =>
    [true, false].map(aborts => ({ kind, hooks, aborts })),
  ),
)

/** Omits in Deno a case that fails even if no garbage is collected: an abort does not end a body whose clone is being read. */
const casesIn = (runtime: string) =>
  allCases.filter(({ kind, hooks }) => runtime !== 'Deno' || kind === 'nothing' || hooks !== 'copying')
const outcomesIn = (runtime: string) =>
  casesIn(runtime).map(({ aborts }) => [aborts ? 'aborted' : 'reconnected', 'closed'])

let service: Listening
let folder: string

beforeAll(async () => {
  service = await startSilentService()
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-gc-'))
  await writeFile(path.join(folder, 'main.mjs'), await bundle('half-open-main.ts', 'node'))
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

/** The cases for one runtime, each with its own URL. */
function casesOf(runtime: string): HalfOpenCase[] {
  return casesIn(runtime).map(({ kind, ...rest }, index) => ({
    ...rest,
    baseUrl: `${service.baseUrl}/${encodeURIComponent(runtime)}-${index}/${kind}`,
  }))
}

describe('During constant garbage collection, an abort and an idle timeout each close the connection', () => {
  for (const { name, program, options } of runtimes)
    test.skipIf(!program)(`in ${name}, with and without hooks`, async () => {
      const { stdout } = await run(String(program), [...options, 'main.mjs', JSON.stringify(casesOf(name))], {
        cwd: folder,
        env: { HOME: folder },
      })
      expect(JSON.parse(stdout)).toEqual(outcomesIn(name))
    })

  test.skipIf(!programs.Chromium)('in Chromium, with and without hooks', async () => {
    const script = await bundle('half-open.ts', 'browser')
    const browser = await chromium.launch({
      executablePath: String(programs.Chromium),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
    })
    const page = await browser.newPage()
    await page.goto(`${service.baseUrl}/page/closed/closed`)
    await page.addScriptTag({ content: script })
    // Run the cases one after the other: Chromium opens at most six connections to a host, and each case needs two.
    const seen: unknown[] = []
    for (const halfOpen of casesOf('Chromium'))
      seen.push(
        await page.evaluate(
          halfOpen => tenantPage.followHalfOpen(halfOpen, () => (globalThis as { gc?: () => void }).gc?.()),
          halfOpen,
        ),
      )
    await browser.close()
    expect(seen).toEqual(outcomesIn('Chromium'))
  })
})

/** The functions of half-open.ts. The bundle makes them a global variable of the page. */
declare const tenantPage: typeof import('./half-open.ts')

async function bundle(file: string, platform: 'node' | 'browser'): Promise<string> {
  const input = fileURLToPath(new URL(file, import.meta.url))
  const bundle = await rolldown({ input, platform })
  const { output } = await bundle.generate(
    platform === 'node' ? { format: 'esm' } : { format: 'iife', name: 'tenantPage' },
  )
  await bundle.close()
  return output[0].code
}
