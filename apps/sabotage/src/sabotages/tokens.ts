import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/server'
const access = { workspace, test: 'test/auth/access-tokens.test.ts' }
const folder = 'apps/server/src/auth'

/** Authentication and authorization. */
export const tokenSabotages: readonly Sabotage[] = [
  {
    breaks: 'A token may be signed by any algorithm.',
    file: `${folder}/verify-token.ts`,
    before: '      algorithms: [...keys.algorithms],\n',
    after: '',
    noticedBy: { workspace, test: 'test/auth/outside-issuer.test.ts' },
  },
  {
    breaks: 'Of several keys that match a token, only the first is tried.',
    file: `${folder}/verify-token.ts`,
    before: 'if (++tried === limits.triedKeys) break',
    after: 'if (++tried === 1) break',
    noticedBy: { workspace, test: 'test/auth/outside-key-sets.test.ts' },
  },
  {
    breaks: 'Any number of keys is tried for one token.',
    file: `${folder}/verify-token.ts`,
    before: 'if (++tried === limits.triedKeys) break',
    after: 'tried++',
    noticedBy: { workspace, test: 'test/auth/outside-key-sets.test.ts' },
  },
  {
    breaks: 'A new key without a kid is not fetched.',
    file: `${folder}/verify-token.ts`,
    before:
      'error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed',
    after: 'error instanceof errors.JWKSNoMatchingKey',
    noticedBy: { workspace, test: 'test/auth/outside-keys.test.ts' },
  },
  {
    breaks: 'The issuer of a token is not checked.',
    file: `${folder}/verify-token.ts`,
    before: '      issuer: profile.issuer,\n',
    after: '',
    noticedBy: access,
  },
  {
    breaks: 'The type of a token is not checked.',
    file: `${folder}/verify-token.ts`,
    before: '      typ: profile.typ,\n',
    after: '',
    noticedBy: access,
  },
  {
    breaks: 'The expiry of a token may be infinite.',
    file: `${folder}/verify-token.ts`,
    before: '[exp, iat, nbf].every(Number.isFinite)',
    after: '[exp, iat, nbf].every(date => date !== null)',
    noticedBy: access,
  },
  {
    breaks: 'The clock tolerance is a minute too long.',
    file: `${folder}/verify-token.ts`,
    before: 'clockTolerance: profile.clockToleranceSeconds',
    after: 'clockTolerance: profile.clockToleranceSeconds + 60',
    noticedBy: { workspace, test: 'test/auth/clock.test.ts' },
  },
  {
    breaks: 'A scope that shares a prefix with the required one is accepted.',
    file: 'apps/server/src/http/pipeline.ts',
    before: 'anyScope.some(scope => caller.scopes.has(scope))',
    after:
      'anyScope.some(scope => [...caller.scopes].some(held => held.startsWith(scope) || scope.startsWith(held)))',
    noticedBy: { workspace, test: 'test/auth/scopes.test.ts' },
  },
  {
    breaks: 'A token for one API is accepted by the other.',
    file: 'apps/server/src/http/authorize.ts',
    before: '!caller.audiences.some(granted => granted === audience)',
    after: 'caller.audiences.length === 0',
    noticedBy: { workspace, test: 'test/auth/scopes.test.ts', only: 'a token is valid for one API' },
  },
  {
    breaks: 'A non-global client may call the administrative API.',
    file: 'apps/server/src/http/authorize.ts',
    before: "if (audience === '/api/v2/' && !client.isGlobal) {",
    after: "if (audience !== '/api/v2/' && audience !== '/internal/') {",
    noticedBy: { workspace, test: 'test/auth/scopes.test.ts', only: 'no longer global' },
  },
  {
    breaks: 'The tokens of a disabled client stay valid.',
    file: 'apps/server/src/http/authorize.ts',
    before: '    if (client.disabledAt !== null)\n',
    after: '    if (client.disabledAt === 0)\n',
    noticedBy: { workspace, test: 'test/auth/disabled-clients.test.ts' },
  },
  {
    breaks: 'A request with two Authorization headers is accepted.',
    file: 'apps/server/src/http/bearer-token.ts',
    before: 'if (values.length > 1)',
    after: 'if (values.length > 2)',
    noticedBy: { workspace, test: 'test/auth/authorization-header.test.ts' },
  },
  {
    breaks: 'A cached client is never refreshed.',
    file: 'apps/server/src/auth/clients.ts',
    before: 'const freshMs = 2_000',
    after: 'const freshMs = 2_000_000_000',
    noticedBy: { workspace, test: 'test/auth/known-clients.test.ts' },
  },
  {
    breaks: 'A token is issued for a wrong secret.',
    file: 'apps/server/src/operations/issue_token.ts',
    before: 'if (!client || !isAuthentic)',
    after: 'if (!client)',
    noticedBy: { workspace, test: 'test/auth/client-credentials.test.ts' },
  },
  {
    breaks: 'A token is granted scopes that its client does not have.',
    file: `${folder}/token-request.ts`,
    before:
      'refused === undefined ? { scopes: granted.filter(scope => words.includes(scope)) } : { refused }',
    after: '{ scopes: words }',
    noticedBy: { workspace, test: 'test/auth/audience-and-scope.test.ts' },
  },
  {
    breaks: 'Secret guessing delays the checks of existing clients.',
    file: `${folder}/client-secrets.ts`,
    before: 'return strangers.run(asker, () => timed(secret, nobodysHash))',
    after: 'return clients.run(asker, () => timed(secret, nobodysHash))',
    noticedBy: { workspace, test: 'test/auth/client-secrets.test.ts', only: 'queued behind guesses' },
  },
  {
    breaks: 'A subscription survives the revocation of the key of its token.',
    file: `${folder}/key-ring.ts`,
    before: 'kept.some(({ kid }) => kid === thumbprint)',
    after: 'kept.some(({ kid }) => kid !== thumbprint) || true',
    noticedBy: { workspace, test: 'test/auth/revoked-keys.test.ts' },
  },
  {
    breaks: 'A rotated secret is still accepted.',
    file: `${folder}/client-secrets.ts`,
    before: '!!found && found.secretHash === client.secretHash && timingSafeEqual',
    after: '!!found && timingSafeEqual',
    noticedBy: { workspace, test: 'test/auth/client-secrets.test.ts', only: 'until the client gets a new' },
  },
  {
    breaks: 'A member with many requests starves the other members of its queue.',
    file: 'apps/server/src/limiting/fair-queue.ts',
    before:
      '        members.delete(member)\n        if (waiting.length > 0) members.set(member, waiting)\n        this.#groups.delete(group)\n        if (members.size > 0) this.#groups.set(group, members)\n',
    after:
      '        if (waiting.length === 0) members.delete(member)\n        if (members.size === 0) this.#groups.delete(group)\n',
    noticedBy: { workspace, test: 'test/fairness/fair-queue.test.ts' },
  },
  {
    breaks: 'A token stays cached although its key was removed while its signature was verified.',
    file: 'apps/server/src/auth/verify-token.ts',
    before: 'if (keys.version !== before) return caller',
    after: 'if (keys.version !== version) return caller',
    noticedBy: { workspace: 'apps/server', test: 'test/auth/verified-tokens.test.ts' },
  },
]
