import { faults } from '@tenant-api/contract'
import { expect, it } from 'vitest'
import { createCheckpoints, type Listing, type PageQuery, readPage } from '../../src/paging.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
let now = 0
const paging = { checkpoints: createCheckpoints(new Uint8Array(32), () => now), defaultPageSize: 2 }

function listingOf(name: string): Listing<{ readonly id: string }> {
  return {
    name,
    async list(after, skip, limit) {
      const later = ids.filter(id => after === null || id > after)
      return later.slice(skip, skip + limit).map(id => ({ id }))
    },
    count: async () => ids.length,
  }
}
const read = (query: PageQuery, name = 'letters') => readPage(listingOf(name), query, paging)

/** The ids and the other properties of a page. Fails for an error. */
async function pageOf(query: PageQuery) {
  const page = await read(query)
  if (!('items' in page)) throw new Error(page.body.message)
  return { ids: page.items.map(({ id }) => id).join(''), ...page.rest }
}

const errorOf = async (query: PageQuery, name?: string) => {
  const page = await read(query, name)
  return 'body' in page ? page.body.message : null
}

it('pages follow one another by checkpoint, until the last page has no next one', async () => {
  const first = await pageOf({})
  expect(first).toEqual({ ids: 'ab', next: expect.any(String) })
  const [from = ''] = [first].map(page => ('next' in page ? page.next : ''))
  expect(await pageOf({ from, take: 3 })).toEqual({ ids: 'cde' })
  const second = await pageOf({ from })
  expect(second).toEqual({ ids: 'cd', next: expect.any(String) })
  const four = await pageOf({ take: 4 })
  expect(four).toEqual({ ids: 'abcd', next: expect.any(String) })
  expect(await pageOf({ ...('next' in four && { from: four.next }) })).toEqual({ ids: 'e' })
  expect(await pageOf({ take: 5 })).toEqual({ ids: 'abcde' })
})

it('a page by number has its number, its size and the number of all items', async () => {
  expect(await pageOf({ page: 0 })).toEqual({ ids: 'ab', page: 0, per_page: 2, total: 5 })
  expect(await pageOf({ page: 2 })).toEqual({ ids: 'e', page: 2, per_page: 2, total: 5 })
  expect(await pageOf({ per_page: 3 })).toEqual({ ids: 'abc', page: 0, per_page: 3, total: 5 })
  expect(await pageOf({ page: 1, per_page: 3 })).toEqual({ ids: 'de', page: 1, per_page: 3, total: 5 })
  expect(await pageOf({ page: 9 })).toEqual({ ids: '', page: 9, per_page: 2, total: 5 })
})

it('the parameters of both styles together are refused', async () => {
  const { mixed_paging } = faults.BadRequestPaging
  const next = paging.checkpoints.issue('letters', ['b'])
  for (const query of [
    { page: 0, take: 2 },
    { per_page: 2, take: 2 },
    { page: 0, from: next },
  ])
    expect(await errorOf(query)).toBe(mixed_paging.message)
})

it('a checkpoint that is malformed, of another listing or too old is refused with its own error', async () => {
  const { checkpoint_expired, forged_checkpoint, invalid_checkpoint } = faults.BadRequestPaging
  const from = paging.checkpoints.issue('letters', ['b'])
  expect(await errorOf({ from: 'b' })).toBe(invalid_checkpoint.message)
  expect(await errorOf({ from }, 'numbers')).toBe(forged_checkpoint.message)
  now += 25 * 3_600_000
  expect(await errorOf({ from })).toBe(checkpoint_expired.message)
})
