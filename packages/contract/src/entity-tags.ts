const tags = /(?:W\/)?"[^"]*"/g

/**
 * Whether a header `If-Match` matches the strong entity tag of a resource: it is `*`, or a list with the tag. A weak tag never matches
 * (RFC 9110, section 13.1.1).
 */
export function matchesEntityTag(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || (ifMatch.match(tags) ?? ([] as string[])).includes(tag)
}
