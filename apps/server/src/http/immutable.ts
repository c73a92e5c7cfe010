/** The headers of a file whose address contains a hash of its content. */
export const immutable = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
}
