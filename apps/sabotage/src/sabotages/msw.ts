import type { Sabotage } from '../sabotage.ts'

const workspace = 'packages/msw'
const answers = 'packages/simulator'

/** Defects of the handlers for Mock Service Worker, and of the code that they share with the mock. */
export const mswSabotages: readonly Sabotage[] = [
  {
    breaks: 'A pushed object replaces the whole object of the example.',
    file: `${answers}/src/answer.ts`,
    before: 'isMerged ? merged(part, value) : value',
    after: 'value',
    noticedBy: { workspace: answers, test: 'test/pushed-events.test.ts' },
  },
  {
    breaks: 'Pushed metadata contains the metadata of the example.',
    file: `${answers}/src/answer.ts`,
    before: ' && !mapNames.includes(name)',
    after: '',
    noticedBy: { workspace: answers, test: 'test/pushed-events.test.ts' },
  },
  {
    breaks: 'A pushed object has the properties of two forms.',
    file: `${answers}/src/answer.ts`,
    before: '!dropped.includes(name)',
    after: 'name in example',
    noticedBy: { workspace: answers, test: 'test/pushed-events.test.ts' },
  },
  {
    breaks: 'A pushed object lacks the properties of its form.',
    file: `${answers}/src/answer.ts`,
    before: 'return name in given ? ',
    after: 'return name in formProperties ? ',
    noticedBy: { workspace: answers, test: 'test/pushed-events.test.ts' },
  },
  {
    breaks: 'A wait for open streams never ends.',
    file: `${answers}/src/awaited-count.ts`,
    before: 'startTimer(() => end(() => resolve(false))',
    after: 'startTimer(() => undefined',
    noticedBy: { workspace: answers, test: 'test/event-streams.test.ts' },
  },
  {
    breaks: 'Field errors of a body have the error code of a parameter.',
    file: `${answers}/src/field-errors.ts`,
    before: "one.startsWith('#') === other",
    after: "one.startsWith('#') !== other",
    noticedBy: { workspace: answers, test: 'test/field-errors.test.ts' },
  },
  {
    breaks: 'A chosen answer is given more often than requested.',
    file: `${workspace}/src/handlers.ts`,
    before: 'left -= 1\n',
    after: '',
    noticedBy: { workspace, test: 'test/chosen-answers.test.ts' },
  },
  {
    breaks: 'A function that makes a body changes the example of the document.',
    file: `${workspace}/src/chosen-answer.ts`,
    before: 'body(structuredClone(answer.body))',
    after: 'body(answer.body)',
    noticedBy: { workspace, test: 'test/chosen-answers.test.ts' },
  },
  {
    breaks: 'A function that reads the request loses the usual answer.',
    file: `${workspace}/src/answer-choice.ts`,
    before: 'await request.clone().text()',
    after: 'await request.text()',
    noticedBy: { workspace, test: 'test/choosing-functions.test.ts' },
  },
  {
    breaks: 'A mistake in a chosen answer is ignored.',
    file: `${workspace}/src/chosen-answer.ts`,
    before: 'if (unknown !== undefined)',
    after: 'if (unknown === id)',
    noticedBy: { workspace, test: 'test/mistakes.test.ts' },
  },
  {
    breaks: 'A late change of one test changes what the next test gets.',
    file: 'packages/msw/src/handlers.ts',
    before: 'isLate ? createResources(log, state) : resources',
    after: 'resources',
    noticedBy: { workspace, test: 'test/created-resources.test.ts', only: 'until after reset' },
  },
  {
    breaks: 'After a test with a fake clock, the generated events of the next test wait.',
    file: `${answers}/src/event-log.ts`,
    before: 'clock = Math.min(clock, microseconds(Date.now() + 1))',
    after: '',
    noticedBy: { workspace: answers, test: 'test/event-log.test.ts', only: 'after a reset' },
  },
]
