/** The name of the client's function for an operation: `get_event_streams` becomes `getEventStreams`. */
export function camelCase(operationId: string): string {
  return operationId.replace(/_(.)/g, (_, initial: string) => initial.toUpperCase())
}
