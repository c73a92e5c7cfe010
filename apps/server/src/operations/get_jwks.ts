import { problem } from '../api/problem.ts'
import { tokensComeFrom } from '../auth/outside-issuer.ts'
import { handler } from './handler.ts'

export const get_jwks = handler('get_jwks', async (_input, { auth }) => {
  if (auth.outsideIssuer) return problem('not_found', tokensComeFrom(auth.outsideIssuer))
  return { status: 200, headers: { 'Cache-Control': 'public, max-age=300' }, body: auth.keyRing.jwks }
})
