/**
 * The path and query of a request target. A target in absolute form (RFC 9112, section 3.2.2) also names a host, which the
 * caller chooses and nothing may depend on. Express and the validator would each parse it differently.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const form = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return form.startsWith('/') || form === '*' ? form : `/${form}`
}
