import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/console'
const folder = 'apps/console/src'

/** The console. */
export const consoleSabotages: readonly Sabotage[] = [
  {
    breaks: 'The console may run scripts that are written into its page.',
    file: 'apps/server/src/http/console-pages.ts',
    before: '"script-src \'self\'"',
    after: "\"script-src 'self' 'unsafe-inline'\"",
    noticedBy: { workspace: 'apps/server', test: 'test/http/console-pages.test.ts', only: 'is one page' },
  },
  {
    breaks: 'A refused sign-in opens a dialog of the browser and waits for it.',
    file: 'packages/client/src/request.ts',
    before: "...(definition.isPublic && { credentials: 'omit' }),",
    after: '',
    noticedBy: { workspace, test: 'test/sign-in.test.ts', only: 'the secret is wrong' },
  },
  {
    breaks: 'A view sends requests for which the token has no scope.',
    file: `${folder}/session/permission.ts`,
    before: 'if (!scopes || ',
    after: 'if (true || ',
    noticedBy: { workspace, test: 'test/live.test.ts', only: 'names the missing scope' },
  },
  {
    breaks: 'The live view loses its events while another view is shown.',
    file: `${folder}/page/layout.tsx`,
    before: '{isAllowed && <StayConnected />}',
    after: '',
    noticedBy: { workspace, test: 'test/live.test.ts', only: 'while another view is shown' },
  },
  {
    breaks: 'A new filter examines only the events that arrive after it.',
    file: `${folder}/live/rows.ts`,
    before: 'index = isSame ? known : 0',
    after: 'index = known',
    noticedBy: { workspace, test: 'test/rows.test.ts', only: 'pass the filter' },
  },
  {
    breaks: 'New events move the list although the reader has scrolled up.',
    file: `${folder}/live/event-list.tsx`,
    before: 'setIsFollowing(isAtEnd)',
    after: 'setIsFollowing(true)',
    noticedBy: { workspace, test: 'test/live.test.ts', only: 'stays where the reader scrolls' },
  },
]
