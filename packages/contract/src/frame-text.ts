/**
 * The Server-Sent Events frame of a message, without the modules of Node, so that code in browsers writes the same bytes as the
 * service. `JSON.stringify` escapes line breaks, so `data` is always one line.
 */
export function frameText(message: { readonly type: string; readonly offset: string }): string {
  return `event: ${message.type}\nid: ${message.offset}\ndata: ${JSON.stringify(message)}\n\n`
}
