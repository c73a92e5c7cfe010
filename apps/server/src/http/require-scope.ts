import type { RequestHandler } from 'express'
import { Problem } from '../api/problem.ts'

/** Refuses a request whose token has none of the scopes that the document allows for its operation. */
export const requireScope: RequestHandler = (_req, res, next) => {
  const { operation, caller } = res.locals.call
  const anyScope = operation?.anyScope ?? []
  if (caller && !anyScope.some(scope => caller.scopes.has(scope))) {
    throw new Problem('insufficient_scope', `The access token needs the scope ${anyScope.join(' or ')}.`)
  }
  next()
}
