import { expect, test } from 'vitest'
import { withOpenAnswers } from '../../compatibility/open-answers.ts'
import { document, publicDocument } from '../../src/index.ts'

type Node = Record<string, unknown>
const operations = Object.values(publicDocument.paths).flatMap(item =>
  Object.entries(item).filter(([name]) => name !== 'parameters'),
)

// shows: delivery.closed, attempt.closed, delivery-event.closed
test('objects in answers of the public document are open, except for three schemas, which state the reason', () => {
  const answers = [
    ...operations.map(([, { responses }]) => responses),
    Object.values(publicDocument.webhooks ?? {}).map(
      item => (item as { post: { requestBody: object } }).post,
    ),
  ]
  const closed = objectsOf(answers).filter(({ additionalProperties }) => additionalProperties === false)
  expect(closed.map(object => nameOf(object)).toSorted()).toEqual([
    'EventStreamCloudEvent',
    'EventStreamDelivery',
    'EventStreamDeliveryAttempt',
  ])
  for (const object of closed) expect(object['x-closed']).toMatch(/specification/)
  expect(objectsOf(answers).length).toBeGreaterThan(100)
})

test('objects in requests of the public document are closed, except for the token request, which ignores other parameters', () => {
  const open = objectsOf(operations.map(([, { requestBody }]) => requestBody)).filter(
    ({ properties, additionalProperties }) => properties && additionalProperties !== false,
  )
  expect(open.map(nameOf)).toEqual(['TokenRequest'])
})

test('a schema that is sent and received has a closed twin for requests', () => {
  const { RateLimitBlock: answered, RateLimitBlockInput: sent } = publicDocument.components.schemas ?? {}
  expect(answered).not.toHaveProperty('additionalProperties')
  expect(sent).toEqual({ ...(answered as Node), additionalProperties: false })
  expect(publicDocument.components.schemas?.RateLimitPolicyConfigurationInput).toMatchObject({
    discriminator: { mapping: { block: '#/components/schemas/RateLimitBlockInput' } },
  })
})

test("all objects of the full document stay closed, because the service's answers are validated against it", () => {
  expect(document.components.schemas?.RateLimitBlock).toMatchObject({ additionalProperties: false })
  expect(document.components.schemas).not.toHaveProperty('RateLimitBlockInput')
})

test('the twin of a schema cannot have the name of an existing schema', () => {
  const schemas = { ...document.components.schemas, RateLimitBlockInput: {} }
  const whole = { ...document, components: { ...document.components, schemas } }
  expect(() => withOpenAnswers(whole)).toThrow(/RateLimitBlockInput must be free/)
})

/** The object schemas in a part of the public document, and in the targets of its references. */
function objectsOf(part: unknown, found = new Set<Node>()): Node[] {
  if (Array.isArray(part)) for (const one of part) objectsOf(one, found)
  else if (part !== null && typeof part === 'object' && !found.has(part as Node)) {
    const node = part as Node
    found.add(node)
    if (typeof node.$ref === 'string') objectsOf(at(node.$ref), found)
    for (const [key, child] of Object.entries(node)) if (key !== 'examples') objectsOf(child, found)
  }
  return [...found].filter(({ type }) => type === 'object')
}

function at($ref: string): unknown {
  const names = $ref.split('/').slice(1)
  return names.reduce<unknown>((place, name) => (place as Node)[name], publicDocument)
}

function nameOf(object: Node): string | undefined {
  return Object.entries(publicDocument.components.schemas ?? {}).find(([, schema]) => schema === object)?.[0]
}
