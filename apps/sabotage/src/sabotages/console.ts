import type { Sabotage } from '../sabotage.ts'

const workspace = 'apps/console'
const folder = 'apps/console/src'

export const consoleSabotages: readonly Sabotage[] = [
  {
    breaks: 'The console may run scripts that are written into its page.',
    file: 'apps/server/src/pages/fixed-page.ts',
    before: '"script-src \'self\'"',
    after: "\"script-src 'self' 'unsafe-inline'\"",
    noticedBy: { workspace: 'apps/server', test: 'test/http/console-pages.test.ts', only: 'is one page' },
  },
  {
    breaks: 'The live view rounds long numbers.',
    file: `${folder}/live/entry.ts`,
    before: 'keptText(entry) ?? JSON',
    after: 'JSON',
    noticedBy: { workspace, test: 'test/live/kept-tokens.all.test.ts' },
  },
  {
    breaks: 'A refused sign-in opens a dialog of the browser and waits for it.',
    file: 'packages/client/src/request.ts',
    before: "...(definition.isPublic && { credentials: 'omit' }),",
    after: '',
    noticedBy: { workspace, test: 'test/sign-in.all.test.ts', only: 'the secret is wrong' },
  },
  {
    breaks: 'A view sends requests for which the token has no scope.',
    file: `${folder}/session/permission.tsx`,
    before: 'if (!scopes || ',
    after: 'if (true || ',
    noticedBy: { workspace, test: 'test/live/events.all.test.ts', only: 'names the missing scope' },
  },
  {
    breaks: 'A sign-out in one tab leaves the other tabs signed in.',
    file: `${folder}/session/shared-token.ts`,
    before: "if (everywhere) own?.postMessage({ type: 'signed out' } satisfies Message)",
    after: '',
    noticedBy: { workspace, test: 'test/session.all.test.ts', only: 'ends in all tabs' },
  },
  {
    breaks: 'A tab gives its token to a tab that asks for another user.',
    file: `${folder}/session/shared-token.ts`,
    before: `\`tenant-api session of \${user}\``,
    after: "'tenant-api session'",
    noticedBy: { workspace, test: 'test/session.all.test.ts', only: 'asks for another user' },
  },
  {
    breaks: 'The live view loses its events while another view is shown.',
    file: `${folder}/page/layout.tsx`,
    before: '{isAllowed && <StayConnected />}',
    after: '',
    noticedBy: { workspace, test: 'test/live/events.all.test.ts', only: 'while another view is shown' },
  },
  {
    breaks: 'A new filter examines only the events that arrive after it.',
    file: `${folder}/live/rows.ts`,
    before: 'applied = filter\n    examined = 0',
    after: 'applied = filter',
    noticedBy: { workspace, test: 'test/live/rows.test.ts', only: 'pass the filter' },
  },
  {
    breaks: 'New events move the list although the reader has scrolled up.',
    file: `${folder}/live/event-list.tsx`,
    before: 'setIsFollowing(isAtEnd)',
    after: 'setIsFollowing(true)',
    noticedBy: { workspace, test: 'test/live/event-list.all.test.ts', only: 'stays where the user scrolls' },
  },
  {
    breaks: 'Redelivering all matching deliveries ignores the filters.',
    file: `${folder}/deliveries/redelivery.tsx`,
    before: 'mutate({ id, ...filters })',
    after: 'mutate({ id })',
    noticedBy: {
      workspace,
      test: 'test/deliveries/redelivery.all.test.ts',
      only: 'does not redeliver others',
    },
  },
  {
    breaks: 'The console reports the result of a redelivery before it has read the list again.',
    file: `${folder}/deliveries/redeliveries.ts`,
    before: 'queryClient.invalidateQueries({ queryKey }).then(() => isCurrent && setIsRead(true))',
    after: 'setIsRead(true)',
    noticedBy: { workspace, test: 'test/deliveries/redelivery.all.test.ts', only: 'of selected deliveries' },
  },
  {
    breaks: 'A list filtered by error offers to redeliver all deliveries.',
    file: `${folder}/deliveries/stream-deliveries.tsx`,
    before: 'causeIn(search) !== undefined',
    after: 'false',
    noticedBy: { workspace, test: 'test/deliveries/list.all.test.ts', only: 'shown for one error' },
  },
  {
    breaks: 'The console explains a selector of one CIMD client like a selector of any other client.',
    file: `${folder}/rate-limit-policies/policy.ts`,
    before: 'second && isUri(',
    after: 'second && !isUri(',
    noticedBy: { workspace, test: 'test/rate-limit-policies/form.all.test.ts', only: 'while it is typed' },
  },
]
