/**
 * The checkpoint of the next page in a `Link` header (RFC 8288): undefined if the header names no next page, '' for a next page
 * without a checkpoint. Ignores the rest of the address, because it may name another host, and the client must send its
 * token only to `baseUrl`. Takes time linear in the length of the header.
 */
export function nextInLink(header: string): string | undefined {
  for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (!isNext(parameters)) continue
    const [, from = ''] = /[?&]from=([^&#]*)/.exec(address) ?? []
    return new URLSearchParams(`from=${from}`).get('from') ?? ''
  }
  return undefined
}

/** True if `next` is one of the relations of a link. */
function isNext(parameters: string): boolean {
  return parameters
    .toLowerCase()
    .split(';')
    .some(parameter => {
      const [name = '', relations = ''] = parameter.split('=')
      return name.trim() === 'rel' && relations.split(/[\s",]/).includes('next')
    })
}
