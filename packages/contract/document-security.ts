import type { Document, Operation, SecurityScheme } from './bundled-document.ts'
import type { OperationDefinition } from './src/operation-definition.ts'

/** An `OperationDefinition` whose audience may be any text, because the type `Audience` is generated from these definitions. */
export type Definition = Omit<OperationDefinition, 'audience'> & { readonly audience: string | null }

/** The OAuth security schemes of the document, by name. */
export function oauthSchemesOf({ components }: Document): Record<string, SecurityScheme> {
  const schemes = Object.entries(components.securitySchemes ?? {})
  return Object.fromEntries(
    schemes.flatMap(([name, scheme]) => (scheme.type === 'oauth2' ? [[name, scheme] as const] : [])),
  )
}

/**
 * The audience of an operation, and its alternative scopes. The alternative `bearerToken` is only another way to give a tool the
 * same token.
 *
 * @throws if `security` names two audiences, an alternative does not name exactly one scope, or `bearerToken` is missing or alone
 */
export function authorization(
  { operationId, security = [] }: Operation,
  schemes: Record<string, SecurityScheme>,
): Pick<Definition, 'audience' | 'anyScope'> {
  const requirements = security.flatMap(requirement => Object.entries(requirement))
  const alternatives = requirements.filter(([scheme]) => schemes[scheme])
  const audiences = new Set(alternatives.map(([scheme]) => schemes[scheme]?.['x-audience']))
  const [audience = null] = audiences
  if (audiences.size > 1 || alternatives.some(([, scopes]) => scopes.length !== 1)) {
    throw new Error(
      `${operationId}: each alternative of \`security\` must name one scope of the same audience`,
    )
  }
  const others = requirements.filter(([scheme]) => !schemes[scheme])
  if (JSON.stringify(others) !== JSON.stringify(alternatives.length > 0 ? [['bearerToken', []]] : []))
    throw new Error(`${operationId}: \`security\` must have both scopes and bearerToken, or neither`)
  return { audience, anyScope: alternatives.flatMap(([, scopes]) => scopes) }
}

/**
 * Checks the scopes of each scheme's OAuth flow. At least one operation must use each scope, because tools request every scope of a
 * flow. `x-scopes` must list each scope with the same description.
 *
 * @throws {Error} that names the first wrong scope
 */
export function checkScopes(
  schemes: Record<string, SecurityScheme>,
  definitions: readonly Definition[],
): void {
  const used = new Set(definitions.flatMap(({ anyScope }) => anyScope))
  for (const [name, { flows, 'x-scopes': catalog }] of Object.entries(schemes)) {
    for (const [scope, description] of Object.entries(flows.clientCredentials.scopes)) {
      if (!used.has(scope)) throw new Error(`${name}: no operation uses the scope ${scope} of the flow`)
      if (catalog && catalog[scope] !== description)
        throw new Error(`${name}: x-scopes must have the scope ${scope} with the same description`)
    }
  }
}
