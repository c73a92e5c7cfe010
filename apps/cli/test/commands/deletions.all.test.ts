import { describe, expect, inject, test } from 'vitest'
import { newPolicy } from '../cases.ts'
import { connectedTo } from '../service.ts'
import { openTerminal } from '../tenant-api.ts'

const tested = connectedTo(inject('sharedService'))
const { id: policy } = await tested.client.createRateLimitPolicy(newPolicy())

describe('a deletion, in a terminal,', () => {
  test('a deletion asks on a terminal, and does nothing without a yes', async () => {
    const terminal = openTerminal(['policies', 'delete', policy], tested.env)
    await terminal.shows('[y/N]')
    terminal.type('\r')
    const { shown, code } = await terminal.ended
    expect(shown).toContain('Nothing was done.')
    expect(code).toBe(1)
    await tested.client.getRateLimitPolicy({ id: policy })
  })

  test.each([
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
  ])('a question that %s ends is no failure to report', async (_name, key) => {
    const terminal = openTerminal(['policies', 'delete', policy], tested.env)
    await terminal.shows('[y/N]')
    terminal.type(key)
    const { shown, code } = await terminal.ended
    expect(shown).toContain('Nothing was done. Answer the question')
    expect(shown).not.toContain('report')
    expect(code).toBe(1)
    const login = openTerminal(['login', '--client-id', 'mira'], {})
    await login.shows('Client secret:')
    login.type(key)
    expect((await login.ended).shown).toContain('Nothing was done. Answer the question')
  })
})
