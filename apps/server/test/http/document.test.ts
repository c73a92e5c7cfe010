import { document, formats } from '@tenant-api/contract'
import * as OpenApiValidator from 'express-openapi-validator'
import { expect, test } from 'vitest'

test('the validator accepts the document', async () => {
  const [load] = OpenApiValidator.middleware({
    apiSpec: structuredClone(document) as never,
    validateApiSpec: true,
    formats,
  })
  const outcome = await new Promise(resolve => {
    load?.({ app: { param: () => {} } } as never, {} as never, resolve)
  })
  expect(outcome).toBeUndefined()
})
