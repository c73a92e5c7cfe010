import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/mock'
const folder = 'apps/mock/src'

/** Differences between the mock and the service. */
export const mockSabotages: readonly Sabotage[] = [
  {
    breaks: 'The mock requires no token.',
    file: `${folder}/answer-request.ts`,
    before: 'const claims = isPublic ? {} : readToken(request)\n',
    after: 'const claims = {}\n',
    noticedBy: { workspace, test: 'test/access.test.ts' },
  },
  {
    breaks: 'The mock ignores the Prefer header.',
    file: `${folder}/preference.ts`,
    before: '(code ?? plain.status) === plain.status)',
    after: 'code !== 0)',
    noticedBy: { workspace, test: 'test/documented-answers.test.ts' },
  },
  {
    breaks: 'The mock accepts bodies that violate the document.',
    file: `${folder}/check-request.ts`,
    before: 'if (violations.length > 0) throw',
    after: 'if (violations.length > 999) throw',
    noticedBy: { workspace, test: 'test/request-bodies.test.ts' },
  },
  {
    breaks: 'The mock accepts unknown query parameters.',
    file: `${folder}/check-request.ts`,
    before: 'if (fault) throw invalidRequest(fault)',
    after: "if (fault && !fault.message.endsWith('is unknown.')) throw invalidRequest(fault)",
    noticedBy: { workspace, test: 'test/parameters.test.ts' },
  },
  {
    breaks: 'The mock repeats the last event after a reconnection.',
    file: 'packages/simulator/src/open-stream.ts',
    before: 'let position = after\n',
    after: 'let position = after - 1\n',
    noticedBy: { workspace, test: 'test/events.test.ts' },
  },
  {
    breaks: 'The mock accepts event types that break the frames of a stream.',
    file: 'packages/simulator/src/event-streams.ts',
    before: '/^[\\w.-]{1,128}$/.test(type)',
    after: '/^[\\w.-]/.test(type)',
    noticedBy: { workspace: 'packages/simulator', test: 'test/event-streams.test.ts' },
  },
  {
    breaks: 'A requested fault of a stream takes effect only after an event is pushed.',
    file: 'packages/simulator/src/open-stream.ts',
    before: 'fault && example && lacksEvents()',
    after: 'fault && example && position < 0',
    noticedBy: { workspace: 'packages/simulator', test: 'test/faulty-streams.test.ts' },
  },
  {
    breaks: 'The mock gives a chosen answer more often than requested.',
    file: `${folder}/chosen-answers.ts`,
    before: 'choice.left--\n',
    after: '',
    noticedBy: { workspace, test: 'test/chosen-answers.test.ts' },
  },
  {
    breaks: 'The mock does not say which preferences it ignores.',
    file: `${folder}/answer-request.ts`,
    before: 'return { wanted: preference, ignored }',
    after: 'return { wanted: preference, ignored: [] }',
    noticedBy: { workspace, test: 'test/preferences.test.ts' },
  },
  {
    breaks: 'Lists show the secrets of created event streams.',
    file: 'packages/simulator/src/resources.ts',
    before: 'withoutSecrets(body))',
    after: 'body)',
    noticedBy: { workspace, test: 'test/created-resources.test.ts' },
  },
  {
    breaks: 'The mock forgets a change of a listed resource.',
    file: 'packages/simulator/src/resources.ts',
    before: 'store.replace(collection, parameters, body)\n',
    after: '',
    noticedBy: { workspace, test: 'test/listed-resources.test.ts' },
  },
  {
    breaks: 'Answers about an event stream name another one.',
    file: 'packages/simulator/src/answer.ts',
    before: '[text, parameters[name] ?? text]',
    after: '[text, text]',
    noticedBy: { workspace, test: 'test/listed-resources.test.ts' },
  },
  {
    breaks: 'An event that is pushed after an error overtakes it.',
    file: 'packages/simulator/src/open-stream.ts',
    before: '!next || event.position <= next.after',
    after: 'event.position >= 0',
    noticedBy: { workspace: 'packages/simulator', test: 'test/event-streams.test.ts' },
  },
  {
    breaks: 'A request whose answer the mock delays changes the resources of the next test.',
    file: `${folder}/control.ts`,
    before: '  pending.breakOff()\n',
    after: '',
    noticedBy: { workspace, test: 'test/delayed-answers.test.ts', only: 'breaks off' },
  },
  {
    breaks: 'The mock counts requests that it refuses among the `times` of a choice.',
    file: `${folder}/answer-request.ts`,
    before: 'if (!isFailure(wanted))',
    after: 'choice?.take()\n      if (!isFailure(wanted))',
    noticedBy: { workspace, test: 'test/delayed-answers.test.ts', only: 'counts only requests' },
  },
  {
    breaks: 'The mock reports no choice whose answer no request gets.',
    file: `${folder}/chosen-answers.ts`,
    before: 'hasTimes(choice) || choice.answered === 0',
    after: 'hasTimes(choice)',
    noticedBy: { workspace, test: 'test/unused-answers.test.ts', only: 'lists the choices' },
  },
  {
    breaks: 'The mock gives the answer that is chosen for one resource to all others.',
    file: `${folder}/chosen-answers.ts`,
    before: 'parameters.every(',
    after: 'parameters.map(',
    noticedBy: { workspace, test: 'test/choices-by-parameters.test.ts', only: 'only to requests' },
  },
  {
    breaks: 'A closed mock keeps the timers of delayed answers.',
    file: `${folder}/start-mock.ts`,
    before: '    pending.breakOff()\n',
    after: '',
    noticedBy: { workspace, test: 'test/closed.test.ts', only: 'leaves nothing behind' },
  },
]
