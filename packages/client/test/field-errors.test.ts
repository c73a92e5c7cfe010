import { describe, expect, test } from 'vitest'
import { createClient, HttpError } from '../src/index.ts'
import { startService } from './service.ts'

const id = 'est_1CfRkm7WrQvB2TzNpXyL4d'

/** Lets the service answer 400 with this body. Returns the `errors` of the error that the client throws. */
async function errorsOf(body: unknown): Promise<unknown> {
  const service = await startService()
  const result = createClient({ baseUrl: service.baseUrl, token: 'a.b.c' }).getEventStream({ id })
  const { response } = await service.next()
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const error = await result.catch((error: unknown) => error)
  return error instanceof HttpError ? error.errors : error
}

describe('the property `errors` of an error', () => {
  test('lists the errors in the body', async () => {
    const errors = [{ path: 'take', code: 'too_small', message: 'The query parameter …' }]
    expect(await errorsOf({ statusCode: 400, errors })).toEqual(errors)
  })

  test.each([
    undefined,
    {},
    { errors: null },
    { errors: 'none' },
    { errors: [null, 'a', []] },
    '<p>proxy</p>',
  ])('is empty for the body %o', async body => {
    expect(await errorsOf(body)).toEqual([])
  })
})
