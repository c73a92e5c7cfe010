import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/mock'
const folder = 'apps/mock/src'

/** The mock, which has to speak as the service does. */
export const mockSabotages: readonly Sabotage[] = [
  {
    breaks: 'The mock asks nobody for a token.',
    file: `${folder}/answer-request.ts`,
    before: 'if (!isPublic) checkToken(request)\n',
    after: '\n',
    noticedBy: { workspace, test: 'test/access.test.ts' },
  },
  {
    breaks: 'The mock ignores the answer that is preferred.',
    file: `${folder}/preference.ts`,
    before: 'status === code)',
    after: "status === 'none')",
    noticedBy: { workspace, test: 'test/documented-answers.test.ts' },
  },
  {
    breaks: 'The mock takes bodies that the document does not allow.',
    file: `${folder}/check-request.ts`,
    before: 'if (violation) {',
    after: 'if (violation === null) {',
    noticedBy: { workspace, test: 'test/request-bodies.test.ts' },
  },
  {
    breaks: 'The mock takes query parameters that the document does not have.',
    file: `${folder}/check-request.ts`,
    before: "if (!type) throw invalidQuery(operation, name, 'is unknown')\n",
    after: 'if (!type) continue\n',
    noticedBy: { workspace, test: 'test/parameters.test.ts' },
  },
  {
    breaks: 'The mock resumes with the event that was seen last.',
    file: `${folder}/event-stream.ts`,
    before: 'let position = after\n',
    after: 'let position = after - 1\n',
    noticedBy: { workspace, test: 'test/events.test.ts', only: 'resuming' },
  },
]
