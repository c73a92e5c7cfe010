/** Prints what a generated function makes of an event stream that the service ends after a second. */
export async function printOutcome(subscribe: () => unknown): Promise<void> {
  process.stdout.write(await outcomeOf(subscribe))
  // The connection of an open answer would keep the process alive.
  process.exit()
}

async function outcomeOf(subscribe: () => unknown): Promise<string> {
  try {
    const value = await subscribe()
    if (value instanceof Response || value instanceof ReadableStream) return 'the open answer'
    if (isIterable(value)) {
      const types: string[] = []
      for await (const { type } of value) types.push(type)
      return types[0] === 'offset-only' ? 'each message' : `messages: ${types.join(', ')}`
    }
    if (value === undefined) return 'neither data nor an error'
    if (typeof value !== 'string') return `${value}`
    return value.includes('event: error\n') ? 'the whole answer, as a text' : 'a text'
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : JSON.stringify(error)).split('\n')
    return `error: ${message}`
  }
}

function isIterable(value: unknown): value is AsyncIterable<{ readonly type: string }> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
