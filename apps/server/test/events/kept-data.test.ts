import { jsonParts } from '@tenant-api/contract'
import { createRandom, seed } from '@tenant-api/test-kit/random'
import { randomJson } from '@tenant-api/test-kit/random-json'
import { expect, it } from 'vitest'
import { eventsOf } from '../../src/events/publication.ts'

const batched = (text: string) =>
  eventsOf({
    mediaType: 'application/cloudevents-batch+json',
    headers: {},
    body: Buffer.from(text),
  })
const dataOf = (text: string) => batched(text).map(({ dataText }) => dataText)
/** The data of the events, found by taking the whole text apart. */
const takenApart = (text: string) =>
  (jsonParts(text, 2) as readonly ReadonlyMap<string, string>[]).map(event => event.get('data') ?? '')

it('the data of each event of a random batch is that which taking the whole text apart gives', () => {
  const random = createRandom(seed)
  for (let round = 0; round < 1_000; round++) {
    const isKept = random(2) === 0
    const value = () => randomJson(random)[isKept ? 'kept' : 'written']
    const event = () => {
      const members = [`"id":"${random(9)}"`, `"x":{"data":${value()}}`]
      if (random(20) > 0) members.push(`"data":${value()}`)
      if (random(20) === 0) members.push(`"data":${value()}`)
      if (random(20) === 0) members.push(`"d\\u0061ta":${value()}`)
      return `{${members.sort(() => random(3) - 1).join(',')}}`
    }
    const text = `[${Array.from({ length: 1 + random(5) }, event).join(',')}]`
    expect(dataOf(text), `seed ${seed}: ${text}`).toEqual(takenApart(text))
  }
})

it('data belongs to its event, even if the name of another one is escaped or missing', () => {
  expect(dataOf('[{"d\\u0061ta":1},{"data":2}]')).toEqual(['1', '2'])
  expect(dataOf('[{"id":"a"},{"data":2}]')).toEqual(['', '2'])
  expect(dataOf('[{"data":1,"data":2},{"id":"a"}]')).toEqual(['2', ''])
})
