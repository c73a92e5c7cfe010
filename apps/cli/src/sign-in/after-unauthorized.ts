/**
 * What to do after an answer with status 401. It depends on the credentials that the command has sent.
 *
 * @param code error code of the answer
 */
export function afterUnauthorized(code: string | undefined): string {
  const { TENANT_API_CLIENT_ID, TENANT_API_CLIENT_SECRET, TENANT_API_TOKEN } = process.env
  if (code === 'invalid_client')
    return TENANT_API_CLIENT_ID && TENANT_API_CLIENT_SECRET
      ? 'Correct TENANT_API_CLIENT_ID or TENANT_API_CLIENT_SECRET.'
      : 'Correct the client id or the secret, with `tenant-api login`.'
  // `login` alone would not help, because TENANT_API_TOKEN overrides the profile.
  if (TENANT_API_TOKEN)
    return 'Set TENANT_API_TOKEN to a valid token, or unset it and sign in with `tenant-api login`.'
  return 'Sign in with `tenant-api login`.'
}
