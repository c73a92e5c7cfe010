import type { components } from '@tenant-api/contract'
import { test } from '../cases.ts'
import { errorExamples } from '../coverage.ts'
import { fullestRequest } from '../documented-requests.ts'
import { call } from '../exchange.ts'
import { expect } from '../expect.ts'
import { provocations } from '../provocations.ts'
import { lack, operationsOf, type Target, tokenFor } from '../target.ts'

type ErrorBody = Readonly<Record<string, unknown>> & Pick<components['schemas']['Error'], 'errors'>

/** The document's examples of errors. Programs read their codes; the messages are for people. */
export function documentedErrors(target: Target): void {
  const cases = operationsOf(target).flatMap(operation =>
    errorExamples(operation.id).flatMap(({ status, name, body }) => {
      const { change, needs, except } = provocations[name] ?? {}
      const isAble = change && !except?.includes(operation.id) && lack(target, ...(needs ?? [])) === undefined
      return isAble ? [[operation.id, status, name, { operation, change, body }] as const] : []
    }),
  )

  test.each(cases)(
    "%s answers %i %s exactly like the document's example",
    async (id, status, _name, { operation, change, body }) => {
      const { name: _, ...shown } = fullestRequest(id)
      const { token, ...request } = {
        ...shown,
        token: tokenFor(target, operation),
        ...(await change(target, operation)),
      }
      const answer = await call(target, id, request, token)
      const got = { status: answer.status, body: answer.body }
      if (target.hasExactMessages) expect(got).toEqual({ status, body })
      else expect(got).toMatchObject({ status, body: withoutMessages(body) })
    },
  )
}

/** The parts of an error that programs may rely on. */
function withoutMessages(body: unknown): object {
  const { message: _, error_description: __, errors, ...promised } = body as ErrorBody
  return errors ? { ...promised, errors: errors.map(({ path, code }) => ({ path, code })) } : promised
}
