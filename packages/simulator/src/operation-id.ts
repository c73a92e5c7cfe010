/** The id that a caller may have meant with the name of a client function: `list_event_streams` for `listEventStreams`. */
export function asOperationId(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
