import { type Running, startProcess } from './start-process.ts'

/**
 * Starts the mock on a free port.
 *
 * @param env additional settings
 */
export function startMock(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  return startProcess('apps/mock/src/main.ts', { MOCK_PORT: '0', ...env }, line => {
    return /The mock listens at (\S+);/.exec(line)?.[1]
  })
}
