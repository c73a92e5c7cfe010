import { expect, test } from 'vitest'
import { answer, openHostileService } from '../hostile-service.ts'
import { run } from '../run-here.ts'

/** A service with one page of deliveries, which links to a next page that fails. */
const openFailing = () =>
  openHostileService(({ url = '', headers }, response) => {
    if (url.includes('from=')) return answer(response, 403, { message: 'The scope is missing' })
    response.setHeader('Link', `<http://${headers.host}${url}?from=c1>; rel="next"`)
    answer(response, 200, [{ id: 'evt_1', status: 'failed', event_type: 'a.b', attempts: [] }])
  })

test('a list of one page succeeds when only the next page fails', async () => {
  const { stdout, stderr, code } = await run(['deliveries', 'list', 'est_1'], await openFailing())
  expect(stdout).toMatch(/^evt_1\tfailed\t/)
  expect(stderr).toMatch(
    /^Showing 1; there may be more, but the next page failed: 403 from .*: The scope is missing\. Add --all to list everything, or --from c1 for the next page\.\n$/,
  )
  expect(code).toBe(0)
})

test('a list of all pages fails when a page fails', async () => {
  const { stdout, code } = await run(['deliveries', 'list', 'est_1', '--all'], await openFailing())
  expect({ stdout, code }).toEqual({ stdout: '', code: 4 })
})
