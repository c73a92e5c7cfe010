import { describe, expect, inject, test } from 'vitest'
import { eventFrame, openEventStream, openHostileService } from './hostile-service.ts'
import { connectedTo } from './service.ts'
import { run, start } from './tenant-api.ts'

const tested = connectedTo(inject('sharedService'))
const full = {
  code: 'output_failed',
  message: 'Standard output cannot be written: ENOSPC.',
  next: 'Free space on the disk, or write to another file.',
}

describe('a full disk behind standard output', () => {
  test.each([[['server', 'keys']], [['events', 'tail', '--max', '1']], [['server', 'metadata']]])(
    'ends %j with an error that says what to do',
    async args => {
      const service = await openHostileService((_request, response) => {
        openEventStream(response)
        response.write(eventFrame(1))
      })
      const { env } = args[0] === 'events' ? service : tested
      const text = await run(args, { env, redirection: '> /dev/full' })
      expect(text.stderr.replace(/^Listening.*\n/, '')).toBe(`${full.message} ${full.next}\n`)
      expect(text.code).toBe(1)
      const json = await run([...args, '--json'], { env, redirection: '> /dev/full' })
      expect(JSON.parse(json.stderr.replace(/^Listening.*\n/, ''))).toEqual(full)
      expect(json.code).toBe(1)
    },
  )
})

describe('a closed standard error', () => {
  test('does not end events tail', async () => {
    let connections = 0
    let end = () => {}
    const service = await openHostileService((_request, response) => {
      connections += 1
      openEventStream(response)
      response.write('retry: 100\n\n')
      response.write(eventFrame(connections))
      end = () => response.end()
    })
    const reader = start(['events', 'tail'], service)
    await reader.prints(/evt_1\b/)
    reader.child.stderr?.destroy()
    // The command notes the end of the connection on standard error.
    end()
    await reader.prints(/evt_2\b/)
    end()
    await reader.prints(/evt_3\b/)
    reader.child.kill('SIGINT')
    expect((await reader.ended).code).toBe(0)
  })

  test('does not change the exit code of a command that fails', async () => {
    const { code } = await run(['policies', 'list', '--nonsense'], { redirection: '2> /dev/full' })
    expect(code).toBe(2)
  })
})
