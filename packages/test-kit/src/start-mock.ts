import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'
import { type Running, startProcess } from './start-process.ts'

type Settings = Readonly<Record<string, string>>

/**
 * Starts the mock in a process of its own, on a free port. Only for tests of the process: starting it takes half a second.
 *
 * @param env additional settings
 */
export function startMock(env: Settings = {}): Promise<Running> {
  return startProcess('apps/mock/src/main.ts', { MOCK_PORT: '0', ...env }, line => {
    return /The mock listens at (\S+);/.exec(line)?.[1]
  })
}

/** A mock in the process of the test. */
export interface RunningMock {
  readonly baseUrl: string
  /** The lines of the mock's log so far, one for each request. */
  readonly lines: readonly string[]
  /** Stops the mock, and leaves nothing of it behind. */
  stop(): Promise<void>
}

/** The part of the mock's modules that this file uses. A test of the mock compares it with the modules. */
export interface MockModules {
  readonly run: {
    settingsOf(args: readonly string[], env: Settings): object | 'help' | 'version'
  }
  readonly index: {
    startMock(options: object): Promise<{ readonly url: string; readonly close: () => Promise<void> }>
  }
}

/**
 * Starts the mock in the process of the test, on a free port.
 *
 * @param env additional settings, as for `startMock`
 */
export async function startMockHere(env: Settings = {}): Promise<RunningMock> {
  const [{ settingsOf }, { startMock }] = await Promise.all([load('run'), load('index')])
  const lines: string[] = []
  const settings = settingsOf([], { MOCK_PORT: '0', ...env })
  const mock = await startMock({ ...Object(settings), log: (line: string) => lines.push(line) })
  return { baseUrl: mock.url, lines, stop: mock.close }
}

/** Loads a module of the mock by its path, as `startProcess` starts programs: the test kit imports none of them. */
function load<Name extends keyof MockModules>(name: Name): Promise<MockModules[Name]> {
  return import(/* @vite-ignore */ pathToFileURL(path.join(root, `apps/mock/src/${name}.ts`)).href)
}
