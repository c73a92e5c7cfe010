import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/cli'
const folder = 'apps/cli/src'

export const commandLineSabotages: readonly Sabotage[] = [
  {
    breaks: 'The command line ignores the offset that --resume has stored.',
    file: `${folder}/events/tail-events.ts`,
    before: 'const from = resume?.offset ?? flags.from\n',
    after: 'const from = flags.from\n',
    noticedBy: { workspace, test: 'test/tail/interruptions.all.test.ts', only: 'continues from the offset' },
  },
  {
    breaks: 'The command line stores an offset before the last printed event.',
    file: `${folder}/events/resume-file.ts`,
    before: ' || offset === before) return',
    after: ') return',
    noticedBy: { workspace, test: 'test/tail/interruptions.all.test.ts', only: 'continues from the offset' },
  },
  {
    breaks: 'The body of a test event loses the digits of long numbers.',
    file: 'packages/contract/src/json-text.ts',
    before: 'JSON.rawJSON(source)',
    after: 'value',
    noticedBy: { workspace, test: 'test/kept-tokens.test.ts' },
  },
  {
    breaks: 'The command line ends --until before the service has answered.',
    file: `${folder}/events/tail-events.ts`,
    before: 'if (!isOpen || !isWaiting) return',
    after: 'if (!isWaiting) return',
    noticedBy: { workspace, test: 'test/tail/until.all.test.ts', only: 'answers slowly' },
  },
  {
    breaks: 'The command line sends the secret of a profile to another address.',
    file: `${folder}/sign-in/connection.ts`,
    before: 'if (profile && profile.url === baseUrl)\n',
    after: 'if (profile)\n',
    noticedBy: { workspace, test: 'test/sign-in.all.test.ts', only: 'never sends the secret' },
  },
  {
    breaks: 'The command line stores secrets in a file that all users can read.',
    file: `${folder}/sign-in/profiles.ts`,
    before: 'const mode = 0o600',
    after: 'const mode = 0o644',
    noticedBy: { workspace, test: 'test/sign-in.all.test.ts', only: 'only its user can read' },
  },
  {
    breaks: 'The command line replaces a link by a file.',
    file: `${folder}/stored-file.ts`,
    before: 'return realpathSync(file)',
    after: 'return realpathSync(file) && file',
    noticedBy: { workspace, test: 'test/stored-file.test.ts', only: 'through links' },
  },
  {
    breaks: 'The command line ends at the first event if its --resume file is a mount.',
    file: `${folder}/stored-file.ts`,
    before: "['EBUSY', ",
    after: '[',
    noticedBy: { workspace, test: 'test/mounted-file.all.test.ts', only: 'events tail' },
  },
  {
    breaks: 'The command line writes the characters that control a terminal to it.',
    file: `${folder}/api/send-request.ts`,
    before: 'isTerminal() ? escaped(',
    after: 'isTerminal() ? String(',
    noticedBy: { workspace, test: 'test/control-characters.test.ts', only: 'the unchanged body' },
  },
  {
    breaks: 'The command line deletes without --yes and without a terminal.',
    file: `${folder}/output/ask.ts`,
    before: 'if (!canAsk(flags)) throw',
    after: 'if (!canAsk(flags)) return\n  if (flags.json) throw',
    noticedBy: { workspace, test: 'test/commands/deletions.all.test.ts', only: 'a deletion' },
  },
  {
    breaks: 'The command line forwards more events at a time than the service would.',
    file: `${folder}/listen/forward-events.ts`,
    before: 'if (inFlight.size >= most)',
    after: 'if (inFlight.size >= 2 * most)',
    noticedBy: { workspace, test: 'test/listen/in-flight.all.test.ts', only: 'at most 50' },
  },
  {
    breaks: 'An agent writes although its server only reads.',
    file: `${folder}/mcp/create-server.ts`,
    before: 'isWrite(tool) && !allowsWrites) return',
    after: 'isWrite(tool) && allowsWrites) return',
    noticedBy: { workspace, test: 'test/mcp/tools.test.ts', only: 'is refused without --allow-writes' },
  },
  {
    breaks: 'An agent never gets past an event that is larger than an answer.',
    file: `${folder}/mcp/events-since.ts`,
    before: 'left < 0 && events.length > 0',
    after: 'left < 0',
    noticedBy: { workspace, test: 'test/mcp/answers.test.ts', only: 'gives a larger one in parts' },
  },
  {
    breaks: 'The data of a tenant hides orders to an agent in characters that nobody sees.',
    file: `${folder}/mcp/long-answers.ts`,
    before: 'const text = visible(json)',
    after: 'const text = json',
    noticedBy: { workspace, test: 'test/mcp/hostile.test.ts', only: 'without hidden characters' },
  },
]
