/**
 * The checkpoint of the next page in a `Link` header (RFC 8288): undefined if the header names no next page, '' for a next page
 * without a checkpoint. Of the address only the checkpoint counts: the address is the service's view of itself, and
 * a token must not go anywhere but to `baseUrl`. Takes a time linear in the length of the header.
 */
export function nextInLink(header: string): string | undefined {
  for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (!isNext(parameters)) continue
    const [, from = ''] = /[?&]from=([^&#]*)/.exec(address) ?? []
    return new URLSearchParams(`from=${from}`).get('from') ?? ''
  }
  return undefined
}

/** Whether a link has `next` among its relations. */
function isNext(parameters: string): boolean {
  return parameters.split(';').some(parameter => {
    const [name = '', relations = ''] = parameter.split('=')
    return (
      name.trim().toLowerCase() === 'rel' &&
      relations
        .toLowerCase()
        .split(/[\s",]+/)
        .includes('next')
    )
  })
}
