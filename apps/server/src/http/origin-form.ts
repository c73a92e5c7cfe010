/**
 * The path and query of a request target. Drops the host of a target in absolute form (RFC 9112, section 3.2.2), because the
 * caller chooses it, and because Express and the validator parse such a target differently. A second slash would let Express take
 * the first segment for a host, and then skip the whole pipeline: the result never begins with two slashes.
 */
export function originForm(target: string): string {
  const form = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (/^\/[/\\]/.test(form)) return `/.${form}`
  return form.startsWith('/') || form === '*' ? form : `/${form}`
}
