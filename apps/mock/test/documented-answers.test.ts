import { dereference, publicDocument, validateAnswer } from '@tenant-api/contract'
import { operations } from '@tenant-api/simulator'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../src/index.ts'
import { type Operation, publicOperations } from '../src/match-operation.ts'

let mock: Mock

beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.close())

beforeEach(() => mock.resetResources())

const plain = publicOperations.filter(({ id }) => id !== 'subscribe_events')

describe.each(publicOperations.map(operation => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    it.each(documentedStatuses(operation))('answers a preferred %i as documented', async status => {
      if (id === 'subscribe_events' && status === 200) return
      const answer = await call(operation, { Prefer: `code=${status}` })
      expect(answer.status).toBe(status)
      expect(answer.headers['preference-applied']).toBe(`code=${status}`)
      expect(validateAnswer(id, answer)).toEqual([])
    })

    it.each(documentedExamples(operation))('answers the preferred example %s', async (name, value) => {
      if (id === 'subscribe_events' && !('statusCode' in (value as object))) return
      const answer = await call(operation, { Prefer: `example=${name}` })
      expect(answer.body).toEqual(value)
      expect(validateAnswer(id, answer)).toEqual([])
    })
  },
)

describe.each(plain.map(operation => [operation.id, operation] as const))('%s', (id, operation) => {
  it('answers a valid request with success', async () => {
    const answer = await call(operation)
    expect(answer.status).toBeLessThan(300)
    expect(validateAnswer(id, answer)).toEqual([])
  })

  it('generates a body that conforms to the document', async () => {
    const answer = await call(operation, { Prefer: 'dynamic=true' })
    expect(answer.status).toBeLessThan(300)
    expect(validateAnswer(id, answer)).toEqual([])
  })

  it.runIf(hasBody(operation))('generates a body that differs from the example', async () => {
    const bodies = await Promise.all([1, 2, 3].map(() => call(operation, { Prefer: 'dynamic=true' })))
    const { body: example } = await call(operation, { Prefer: `code=${bodies[0]?.status}` })
    expect(bodies.some(({ body }) => JSON.stringify(body) !== JSON.stringify(example))).toBe(true)
  })

  it('ignores a preferred status and a preferred example that the document does not have', async () => {
    const answer = await call(operation, { Prefer: 'code=418, example=nothing' })
    expect(answer.status).toBeLessThan(300)
    expect(answer.headers['preference-applied']).toBeUndefined()
  })
})

it('answers a preferred error with an example, even if a generated body is preferred too', async () => {
  const [operation] = plain as [Operation]
  const { body } = await call(operation, { Prefer: 'code=429; dynamic=true' })
  expect(body).toMatchObject({ statusCode: 429, errorCode: 'too_many_requests' })
})

/** Calls an operation with ids and a body from the document's examples. */
async function call(
  { id, path, method, requestMediaTypes }: Operation,
  headers: Record<string, string> = {},
) {
  const parameters: Readonly<Record<string, string>> = operations[id].parameters
  const [mediaType] = requestMediaTypes
  const content =
    mediaType && publicDocument.paths[path]?.[method.toLowerCase()]?.requestBody?.content[mediaType]
  const [example] = Object.values(content ? (content.examples ?? {}) : {})
  const value = example && (dereference(example).value as Record<string, string>)
  const isForm = mediaType === 'application/x-www-form-urlencoded'
  const response = await fetch(
    mock.url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? ''),
    {
      method,
      redirect: 'manual',
      headers: { Authorization: 'Bearer any', ...(mediaType && { 'Content-Type': mediaType }), ...headers },
      ...(value && { body: isForm ? new URLSearchParams(value).toString() : JSON.stringify(value) }),
    },
  )
  const text = await response.text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    ...(text !== '' && { body: JSON.parse(text) as unknown }),
  }
}

function responsesOf({ path, method }: Operation) {
  return Object.entries(publicDocument.paths[path]?.[method.toLowerCase()]?.responses ?? {})
}

function hasBody(operation: Operation): boolean {
  return responsesOf(operation).some(
    ([status, response]) => status.startsWith('2') && dereference(response).content !== undefined,
  )
}

function documentedStatuses(operation: Operation): number[] {
  return responsesOf(operation).map(([status]) => Number(status))
}

function documentedExamples(operation: Operation): (readonly [string, unknown])[] {
  return responsesOf(operation).flatMap(([, response]) =>
    Object.values(dereference(response).content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, example]) => [name, dereference(example).value] as const),
    ),
  )
}
