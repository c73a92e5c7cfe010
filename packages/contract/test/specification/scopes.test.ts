import { expect, test } from 'vitest'
import { document, operations, scopesByAudience } from '../../src/index.ts'
import { verbsOf } from './scope-catalog.ts'

/** The catalog of the document: a description for each scope. */
const documented = (
  document.components.securitySchemes as unknown as {
    accessToken: { 'x-scopes': Readonly<Record<string, string>> }
  }
).accessToken['x-scopes']

// shows: scope.*
test.each([...verbsOf])('the catalog has exactly the specified scopes of %s', (resource, verbs) => {
  const found = Object.keys(documented).filter(scope => scope.split(':')[1] === resource)
  expect(found.toSorted()).toEqual(verbs.map(verb => `${verb}:${resource}`).toSorted())
})

// shows: service.dashboard, service.others, scope.form, scope.crud
test('the catalog has the scopes of the specification and no others, and clients can have each of them', () => {
  const specified = [...verbsOf].flatMap(([resource, verbs]) => verbs.map(verb => `${verb}:${resource}`))
  expect(specified).toHaveLength(242)
  expect(Object.keys(documented).toSorted()).toEqual(specified.toSorted())
  expect(scopesByAudience['/api/v2/'].toSorted()).toEqual(specified.toSorted())
})

// shows: scope.form
test('the only scope outside the catalog is for publishing, with an audience of its own', () => {
  expect(scopesByAudience['/internal/']).toEqual(['publish:events'])
  expect(operations.publish_events).toMatchObject({ audience: '/internal/', anyScope: ['publish:events'] })
})
