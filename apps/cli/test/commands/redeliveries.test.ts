import { describe, expect, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { run } from '../run-here.ts'

const conflict = { message: 'The delivery is under way.', errorCode: 'delivery_in_progress' }

/** A service that answers with the statuses, in order. */
async function redeliver(statuses: readonly number[], ...flags: readonly string[]) {
  const asked: (string | undefined)[] = []
  const service = await openHostileService(({ url }, response) => {
    asked.push(url?.split('/').at(-1))
    const status = statuses[asked.length - 1] ?? 202
    answer(response, status, status === 409 ? conflict : status === 202 ? {} : { message: 'No.' })
  })
  const ended = await run(['deliveries', 'redeliver', 'est_1', 'evt_1', 'evt_2', 'evt_3', ...flags], service)
  return { ...ended, asked }
}

describe('deliveries redeliver', () => {
  test('goes on after refused deliveries, and lists them', async () => {
    const { stdout, stderr, code, asked } = await redeliver([409, 202, 404])
    expect(asked).toEqual(['evt_1', 'evt_2', 'evt_3'])
    expect(stdout).toBe('accepted\t1\nrefused\t["evt_1","evt_3"]\n')
    expect(stderr).toBe(
      '2 of 3 deliveries were refused, first evt_1: The delivery is under way. Look at the current state of the resource, then try again.\n',
    )
    expect(code).toBe(6)
  })

  test('exits with 5 if the first refused delivery is not found', async () => {
    const { stdout, stderr, code } = await redeliver([202, 202, 404], '--json')
    expect(JSON.parse(stdout)).toEqual({ accepted: 2, refused: ['evt_3'] })
    expect(JSON.parse(stderr).message).toBe('1 of 3 deliveries was refused, first evt_3: No.')
    expect(code).toBe(5)
  })

  test('stops at another error, and prints the number of accepted deliveries', async () => {
    const { stdout, code, asked } = await redeliver([202, 403])
    expect(asked).toEqual(['evt_1', 'evt_2'])
    expect(stdout).toBe('accepted\t1\n')
    expect(code).toBe(4)
  })
})
