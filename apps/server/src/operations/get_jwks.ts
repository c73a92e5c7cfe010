import type { Handler } from '../handler.ts'

export const get_jwks: Handler<'get_jwks'> = async (_input, { signingKeys }) => {
  return { status: 200, body: signingKeys.jwks }
}
