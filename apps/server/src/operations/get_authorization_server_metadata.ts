import { operations, scopesByAudience } from '@tenant-api/contract'
import { problem } from '../api/problem.ts'
import { tokensComeFrom } from '../auth/outside-issuer.ts'
import { handler } from './handler.ts'

/** Authorization server metadata (RFC 8414): the endpoints and scopes of the issuer. */
export const get_authorization_server_metadata = handler(
  'get_authorization_server_metadata',
  async (_input, { auth, baseUrl }) => {
    if (auth.outsideIssuer) return problem('not_found', tokensComeFrom(auth.outsideIssuer))
    return {
      status: 200,
      body: {
        issuer: baseUrl,
        token_endpoint: baseUrl + operations.issue_token.path,
        jwks_uri: baseUrl + operations.get_jwks.path,
        scopes_supported: [...scopesByAudience['/api/v2/']],
        response_types_supported: [],
        grant_types_supported: ['client_credentials'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      },
    }
  },
)
