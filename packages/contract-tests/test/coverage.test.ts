import { createCoverage } from '@tenant-api/conformance/coverage'
import { operations } from '@tenant-api/contract'
import { describe, expect, test } from 'vitest'
import { judge } from '../src/coverage/judge.ts'

const headers = { 'X-Request-ID': 'a', 'content-type': 'application/json; charset=utf-8' }

describe('The coverage of the contract', () => {
  test('reports every operation as missing before the first answer', () => {
    const { neverSeen } = judge(createCoverage().answers())
    const missed = new Set(neverSeen.map(answer => answer.split(' ')[0]))
    expect([...missed].toSorted()).toEqual(Object.keys(operations).toSorted())
  })

  test('reports a header and a property that occurred in no answer', () => {
    const coverage = createCoverage()
    const answer = { status: 200, headers, body: { rate_limit_policies: [], total: 0 } }
    coverage.add('list_rate_limit_policies', answer, [])
    const { neverSeen } = judge(coverage.answers())
    const missed = neverSeen.filter(part => part.startsWith('list_rate_limit_policies 200'))
    const of = 'list_rate_limit_policies 200 application/json: '
    expect(missed).toEqual(
      expect.arrayContaining([`${of}X-RateLimit-Limit`, `${of}.next`, `${of}.rate_limit_policies[].id`]),
    )
    const found = ['X-Request-ID', '.rate_limit_policies', '.total'].map(part => of + part)
    expect(missed.filter(part => found.includes(part))).toEqual([])
  })

  test('distinguishes the alternatives of a union', () => {
    const coverage = createCoverage()
    const body = { type: 'offset-only', offset: 'a' }
    coverage.add(
      'subscribe_events',
      { status: 200, headers: { 'content-type': 'text/event-stream' }, body },
      [],
    )
    const { neverSeen } = judge(coverage.answers())
    const of = 'subscribe_events 200 text/event-stream: '
    expect(neverSeen).not.toContain(`${of}(offset-only).offset`)
    expect(neverSeen).toContain(`${of}(error).offset`)
    expect(neverSeen).toContain(`${of}(user.created).offset`)
  })

  test.each([
    ['a status', 'get_jwks', 418, headers, {}],
    ['a media type', 'get_jwks', 200, { ...headers, 'content-type': 'text/plain' }, {}],
    ['a body', 'delete_event_stream', 204, headers, {}],
  ] as const)('reports %s that is not documented', (_what, id, status, given, body) => {
    const coverage = createCoverage()
    coverage.add(id, { status, headers: given, body }, [])
    expect(judge(coverage.answers()).undocumented).toHaveLength(1)
  })
})
