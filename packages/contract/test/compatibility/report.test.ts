import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareDocuments } from '../../compatibility/compare-documents.ts'
import { report } from '../../compatibility/report.ts'
import { addParameter, changesBy, text } from './edits/edited-document.ts'

describe('A report', () => {
  test('omits unchanged parts', () => {
    expect(changesBy(() => {})).toEqual([])
    const whole = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'))
    expect(compareDocuments(whole, structuredClone(whole))).toEqual([])
    expect(report([], 'v2.0.0')).toBe('Nothing that consumers see has changed since v2.0.0.\n')
  })

  test('lists a changed schema once for requests and once for responses, even if several places use it', () => {
    const changes = changesBy(({ properties }) => Object.assign(properties, { x: text }))
    expect(changes.map(({ place }) => place)).toEqual(['ThingInput, to the service', 'Thing, to consumers'])
  })
})

test('A report begins with breaking changes, and counts the changes', () => {
  const changes = changesBy(({ operation }) => {
    addParameter(operation, false)
    operation.security?.pop()
  })
  expect(report(changes, 'v2.0.0').split('\n')).toEqual([
    'Changes since v2.0.0 that break consumers:',
    '  make_thing: accessToken with the scope make:anything is not enough any more. Tokens that were enough get 401 or 403. [security-removed]',
    '',
    'Other changes since v2.0.0:',
    '  make_thing: the query parameter x is new. Clients can send it. [request-parameter-added]',
    '',
    '1 breaking and 1 other changes.',
    '',
  ])
})
