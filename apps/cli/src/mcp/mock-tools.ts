import { firstText } from '../read-input.ts'
import { Refusal, refuseUnknown, type Tool } from './tool.ts'

/**
 * True if the address is that of a mock. Only the mock has the path, and answers it without a token; the service answers 401. No
 * credentials are sent.
 */
export async function isMock(baseUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const response = await fetch(`${baseUrl}/__mock`, { redirect: 'manual', signal })
    return response.ok && (await textOf(response)).startsWith('The mock of ')
  } catch {
    // The address may answer later. Then its tools of the mock are missing until the next start.
    return false
  }
}

const text = (description: string) => ({ type: 'string', description })
const object = (description: string) => ({ type: 'object', description })
const none = { type: 'object', properties: {} } as const

/** The controls of a mock. They need no token. */
export function mockTools(baseUrl: string): readonly Tool[] {
  const tool = (method: string, path: string, description: Omit<Tool, 'call'>): Tool => ({
    ...description,
    async call(given, signal) {
      refuseUnknown(description, given)
      const response = await fetch(`${baseUrl}/__mock/${path}`, {
        method,
        redirect: 'manual',
        signal,
        ...(description.inputSchema !== none && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(given),
        }),
      })
      const { ok, status } = response
      const data = parsed(await textOf(response))
      if (!ok) throw new Refusal(status, data)
      return JSON.stringify({ status, data })
    },
  })
  return [
    tool('GET', 'answers', {
      name: 'read_mock_answers',
      description:
        'List the statuses and examples that the mock can answer for each operation, and those that are chosen.',
      inputSchema: none,
    }),
    tool('POST', 'answers', {
      name: 'write_mock_choose_answer',
      description:
        'Choose what the mock answers for an operation, such as a 429. Needs one of status, example, body, headers, errors, fault and delay.',
      isDestructive: false,
      inputSchema: {
        type: 'object',
        properties: {
          operation: text(
            'The operationId: the name of the tool without read_ or write_; subscribe_events for events.',
          ),
          parameters: object('Only requests with these parameters.'),
          status: { type: 'integer' },
          example: text('The name of an example of the document.'),
          body: { description: 'Replaces the body.' },
          headers: object('Additional headers.'),
          errors: {
            type: 'array',
            description: 'Errors { path, code, message } of a 400.',
            items: { type: 'object' },
          },
          fault: text('A broken connection: reset or cut; for subscribe_events also others.'),
          delay: { type: 'integer', description: 'Milliseconds.' },
          times: { type: 'integer', description: 'How many requests get the answer; all by default.' },
        },
        required: ['operation'],
      },
    }),
    tool('DELETE', 'answers', {
      name: 'write_mock_reset_answers',
      description: 'Forget all chosen answers of the mock.',
      isDestructive: true,
      isIdempotent: true,
      inputSchema: none,
    }),
    tool('POST', 'events', {
      name: 'write_mock_push_event',
      description:
        'Push an event to the open subscriptions of the mock. What the event omits comes from the example of its type.',
      inputSchema: {
        type: 'object',
        properties: {
          type: text('Such as user.created.'),
          event: object('Such as { "data": { "object": { "email": "…" } } }.'),
        },
        required: ['type'],
      },
    }),
    tool('POST', 'cut', {
      name: 'write_mock_cut_streams',
      description: 'Break the connections of the open subscriptions of the mock.',
      isDestructive: true,
      isIdempotent: true,
      inputSchema: none,
    }),
  ]
}

/** The first 64 KB of the body. */
async function textOf({ body }: Response): Promise<string> {
  return body ? firstText(body) : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
