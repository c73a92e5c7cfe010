/**
 * Uses the client that Hey API generates with the hostile service; see `doAssignments`. The second argument is the URL of the
 * generated folder. Each call gets a signal, because this client has no limits of time. Its functions do not reject: they resolve
 * with `data` or `error`.
 */
import { doAssignments, type Way } from '@tenant-api/client/hostile/assignments'

interface Result {
  readonly data?: unknown
  readonly error?: unknown
  readonly response?: Response
}
interface Client {
  readonly interceptors: Readonly<
    Record<'request' | 'response', { use(hook: (it: unknown) => unknown): void }>
  >
}
type Operation = (options: object) => Promise<Result>
interface Generated {
  readonly getEventStream: Operation
  readonly deleteEventStream: Operation
  readonly testEventStream: Operation
  readonly listEventStreams: Operation
  readonly getEventDeliveries: Operation
  readonly issueToken: Operation
  readonly subscribeEvents: (options: object) => Promise<{ readonly stream: AsyncGenerator }>
}

const [, , , folder = ''] = process.argv
const generated: Generated = await import(`${folder}/index.ts`)
const { createClient }: { createClient(config: object): Client } = await import(`${folder}/client/index.ts`)

const path = { id: 'est_1CfRkm7WrQvB2TzNpXyL4d' }
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The end of a call whose answer is documented as `isDocumented` says. */
function endOf(
  { data, error, response }: Result,
  signal: AbortSignal,
  isDocumented: (data: unknown) => boolean,
) {
  if (error === undefined) return isDocumented(data) ? 'value' : 'wrong value'
  if (error === signal.reason) return 'aborted'
  const isTyped = response && !response.ok && isObject(error) && 'message' in error && 'errorCode' in error
  return isTyped && typeof error.message === 'string' ? 'typed_error' : 'bare error'
}

await doAssignments({
  ways(baseUrl) {
    const client = createClient({ baseUrl, auth: 'a.b.c' })
    const hooked = createClient({ baseUrl, auth: 'a.b.c' })
    hooked.interceptors.request.use(request => request)
    hooked.interceptors.response.use(async response => response)

    const call =
      (operation: Operation, isDocumented: (data: unknown) => boolean, options: object = {}): Way =>
      async signal =>
        endOf(await operation({ client, path, signal, ...options }), signal, isDocumented)
    const body = {
      grant_type: 'client_credentials',
      audience: '/api/v2/',
      client_id: 'a',
      client_secret: 'b',
    }
    /** A client with a token, or the end of the call for one. */
    async function authorized(signal: AbortSignal): Promise<Client | string> {
      const answer = await generated.issueToken({ client, body, signal })
      const { access_token: auth } = (answer.data ?? {}) as { access_token?: unknown }
      return typeof auth === 'string' ? createClient({ baseUrl, auth }) : endOf(answer, signal, () => false)
    }
    async function follow(client: Client, signal: AbortSignal): Promise<string> {
      const { stream } = await generated.subscribeEvents({ client, signal })
      const { value, done } = await stream.next()
      if (done) return signal.aborted ? 'aborted' : 'silent end'
      return isObject(value) && 'offset' in value && typeof value.offset === 'string'
        ? 'value'
        : 'wrong value'
    }
    return {
      read: call(generated.getEventStream, isObject),
      'read with hooks': call(generated.getEventStream, isObject, { client: hooked }),
      // A deletion is done, whatever its answer holds.
      delete: call(generated.deleteEventStream, () => true),
      create: call(generated.testEventStream, isObject, { body: { event_type: 'user.created' } }),
      list: call(generated.listEventStreams, isObject),
      'list by Link': call(generated.getEventDeliveries, Array.isArray),
      async 'get a token'(signal) {
        const client = await authorized(signal)
        if (typeof client === 'string') return client
        return endOf(await generated.getEventStream({ client, path, signal }), signal, isObject)
      },
      follow: signal => follow(client, signal),
      async 'follow with a token'(signal) {
        const client = await authorized(signal)
        return typeof client === 'string' ? client : follow(client, signal)
      },
    }
  },
  endOfValue: String,
  endOfError: (error, signal) => (error === signal.reason ? 'aborted' : 'bare error'),
})
