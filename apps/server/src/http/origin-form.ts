/**
 * The path and query of a request target. In its absolute form (RFC 9112, section 3.2.2) a target names a host, which the
 * caller chose and nothing here may depend on; Express and the validator would each read it in a way of its own.
 */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const form = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return form.startsWith('/') || form === '*' ? form : `/${form}`
}
