import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { listen } from '@tenant-api/test-kit/listen'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { onTestFinished, vi } from 'vitest'
import { type Mock, type MockOptions, startMock } from '../src/index.ts'

/** The path of a file that does not exist. */
export const newFile = () => path.join(createTemporaryFolder(), 'recording.jsonl')

/** Starts a mock until the end of the test. */
export async function start(options: MockOptions): Promise<Mock> {
  const mock = await startMock({ retryMs: 1, ...options })
  onTestFinished(() => mock.close())
  return mock
}

/** Starts a server until the end of the test. Returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

/** Collects what is written to stderr until the end of the test. */
export function sentences(): readonly string[] {
  const lines: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    lines.push(...String(text).trimEnd().split('\n'))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return lines
}

/** The lines of a recording, parsed. */
export function linesOf(file: string): readonly Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map(line => JSON.parse(line))
}
