import { expect, it, onTestFinished, vi } from 'vitest'
import { startMock } from '../src/index.ts'
import { sendTo } from './send.ts'

it.each([
  ['port', 70_000],
  ['port', '4010'],
  ['eventsPerSecond', 1_001],
  ['eventsPerSecond', -1],
  ['heartbeatSeconds', 0],
  ['heartbeatSeconds', Number.NaN],
  ['retryMs', 600_001],
  ['retryMs', Number.POSITIVE_INFINITY],
  ['retryMs', '5'],
])('refuses to start if %s is %s', async (name, value) => {
  const starting = startMock({ [name]: value })
  await expect(starting).rejects.toThrow(TypeError)
  await expect(starting).rejects.toThrow(
    new RegExp(
      `^${name} must be a number from .*, got ${typeof value === 'string' ? `'${value}'` : value}\\.$`,
    ),
  )
})

it.each([
  [{ log: 5 }, 'log must be a function, got 5.'],
  [{ port: 1.5 }, 'port must be an integer, got 1.5.'],
  [[], 'The options must be an object, got an array.'],
  [{ host: 5 }, 'host must be an address such as 127.0.0.1, got 5.'],
  [{ host: '' }, "host must be an address such as 127.0.0.1, got ''."],
  [{ eventPerSecond: 1 }, /^The option 'eventPerSecond' is unknown\. Known options: port, .* and onUse\.$/],
])('refuses to start with the options %j', async (options, message) => {
  const starting = startMock(options as object)
  await expect(starting).rejects.toThrow(TypeError)
  await expect(starting).rejects.toThrow(message)
})

it('refuses to start at a port that is in use, and says what to do', async () => {
  const mock = await startMock({ eventsPerSecond: 0 })
  const port = Number(new URL(mock.url).port)
  const starting = startMock({ port })
  await expect(starting).rejects.toMatchObject({
    message: `The mock cannot start: port ${port} is in use. Stop the program that listens there, or choose another port.`,
    cause: { code: 'EADDRINUSE' },
  })
  await mock.close()
})

it('lets a web page read which preferences were applied', async () => {
  const mock = await startMock({ eventsPerSecond: 0 })
  const headers = { Authorization: 'Bearer any', Prefer: 'code=503', Origin: 'http://localhost:5173' }
  const { headers: answered } = await sendTo(`${mock.url}/api/v2/event-streams`, { headers })
  await mock.close()
  expect(answered['preference-applied']).toBe('code=503')
  expect(answered['access-control-expose-headers']).toContain('Preference-Applied')
})

it('answers although `log` throws, and prints the error', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  onTestFinished(() => printed.mockRestore())
  const log = () => {
    throw new Error('the console is gone')
  }
  const mock = await startMock({ eventsPerSecond: 0, log })
  onTestFinished(() => mock.close())
  expect((await sendTo(`${mock.url}/api/v2/event-streams`)).status).toBe(200)
  expect(String(printed.mock.calls)).toContain(
    'The function `log` of the mock failed: Error: the console is gone',
  )
})
