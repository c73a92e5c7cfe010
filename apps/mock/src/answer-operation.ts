import type { IncomingMessage } from 'node:http'
import {
  type Answer,
  askedStart,
  type Caller,
  checkpointError,
  type EventLog,
  operations,
  type PathParameters,
  pageOf,
  queryOf,
  type Resources,
  resultsOf,
  type Start,
  shownBy,
  startOf,
} from '@tenant-api/simulator'
import { issueToken, tokenRequest } from './access-token.ts'
import type { Operation } from './match-operation.ts'
import { type Wanted, wantedAnswer } from './preference.ts'
import { generatedBody } from './prism.ts'

/** A valid request of an operation. */
interface ValidRequest {
  readonly request: IncomingMessage
  readonly parameters: PathParameters
  /** The query, unparsed. */
  readonly search: string
  /** The parsed body. */
  readonly input: unknown
  readonly caller: Caller
}

/** The state on which answers depend. */
export interface AnswerState {
  readonly log: EventLog
  readonly resources: Resources
  /** The default page size of the listings whose maximum depends on the cloud. */
  readonly defaultPageSize: number
}

/** An answer. For a subscription, `stream` replaces the body: it says where the events start. */
export type MockAnswer = Answer & { readonly stream?: Start }

/** Answers a valid request of an operation: with the wanted answer, by default with the usual one. */
export async function answerOperation(
  { log, resources, defaultPageSize }: AnswerState,
  operation: Operation,
  { headers: _, ended: __, ...wanted }: Wanted,
  { request, parameters, search, input, caller }: ValidRequest,
): Promise<MockAnswer> {
  const parsed = new URLSearchParams(search)
  const query = queryOf(parsed)
  const example = wantedAnswer(operation, wanted, query)
  const body = wanted.dynamic ? await generatedBody(operation, example.status) : example.body
  const answer = { ...example, ...(body !== undefined && { body }) }
  const isUsual = !('example' in wanted || 'body' in wanted || 'dynamic' in wanted)
  switch (operation.id) {
    case 'subscribe_events': {
      // A text instead of the stream, such as the page of a proxy.
      if ('body' in wanted) return answer
      const shown = shownBy(parsed)
      if ('status' in shown) return shown
      const start = startOf(log, askedStart(parsed, request.headers['last-event-id']?.toString()))
      if ('status' in start) return start
      return { ...answer, stream: { ...start, ...shown, fault: wanted.stream } }
    }
    case 'issue_token': {
      if (!isUsual || answer.status !== 200) return answer
      const asked = tokenRequest(input, request)
      const body = issueToken(asked, addressOf(request))
      resources.log(operation.id, { ...caller, clientId: asked.client_id }, answer)
      return { ...answer, body }
    }
    case 'get_authorization_server_metadata':
      return isUsual ? { ...answer, body: ofThisServer(answer.body, request) } : answer
    default: {
      const pageSize = 'per_page' in operation.query && { pageSize: defaultPageSize }
      const ifMatch = request.headers['if-match']
      const asked = { parameters, query, input, caller, ifMatch, ...pageSize }
      if (Object.keys(wanted).length === 0) return resources.answer(operation.id, asked)
      // A wanted example is the only page of its listing. Generated results are split into pages.
      const isPage = 'pageSize' in operations[operation.id] && (wanted.dynamic ?? query.from !== undefined)
      if (!isPage || 'body' in wanted) return answer
      return (
        checkpointError(operation.id, asked) ?? pageOf(operation.id, example, asked, resultsOf(answer.body))
      )
    }
  }
}

/** The metadata of an authorization server, with the address of this mock. */
export function ofThisServer(metadata: unknown, request: IncomingMessage): unknown {
  const { issuer } = Object(metadata)
  if (typeof issuer !== 'string' || issuer === '') return metadata
  return JSON.parse(JSON.stringify(metadata).replaceAll(issuer, addressOf(request)))
}

/** The address of the mock that the caller used. Behind a proxy or in a container, only the caller knows it. */
export function addressOf({ headers }: IncomingMessage): string {
  return `http://${headers.host}`
}
