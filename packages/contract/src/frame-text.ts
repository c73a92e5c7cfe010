import { withoutLineBreaks } from './json-text.ts'

/**
 * The Server-Sent Events frame of a message, without the modules of Node, so that code in browsers writes the same bytes as the
 * service. `data` is one line, for every reader of lines. `id` is the last line: some clients take an id when its line arrives, and
 * would skip a message whose data is cut off behind it.
 */
export function frameText(message: { readonly type: string; readonly offset: string }): string {
  return `event: ${message.type}\ndata: ${withoutLineBreaks(JSON.stringify(message))}\nid: ${message.offset}\n\n`
}
