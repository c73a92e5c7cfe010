/**
 * What the mock uses of node:http. An import would take 30 ms of CPU time, a fifth of a start: it reads all names of the module, and
 * for `WebSocket` Node loads undici.
 */
export const { createServer, STATUS_CODES, validateHeaderName, validateHeaderValue } =
  process.getBuiltinModule('node:http')
