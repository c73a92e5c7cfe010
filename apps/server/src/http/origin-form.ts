/**
 * The path and query of a request target. Drops the host of a target in absolute form (RFC 9112, section 3.2.2), because the
 * caller chooses it, and because Express and the validator parse such a target differently.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const form = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return form.startsWith('/') || form === '*' ? form : `/${form}`
}
