// Which folders of the server may import which others.
const server = 'apps/server/src'
const nouns = `^${server}/((auth|event-streams|events|limiting|logs|webhooks)/|(crypto|data-dir|errors|limits|paging|threads)\\.ts$)`
const http = '^(node:)?http[s2]?$|node_modules/(@types/)?express/'
const sender = `^${server}/webhooks/(connections|send)\\.ts$`

export const serverDependencies = [
  {
    name: 'no-cycle-of-folders',
    comment: 'Two folders that import each other cannot be read or tested one after the other.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${server}/` },
    to: { circular: true },
  },
  {
    name: 'nouns-know-no-http',
    comment:
      'The folder of a domain concept has rules and ports. It imports no HTTP server, handler or adapter.',
    severity: 'error',
    from: { path: nouns },
    to: { path: `^${server}/(http|operations|generated|stores)/|${http}` },
  },
  {
    name: 'webhooks-send-http',
    comment:
      'Only the sender of webhooks and its connections import an HTTP client, because only they check the address of each connection.',
    severity: 'error',
    from: { path: `^${server}/`, pathNot: sender },
    to: { path: 'node_modules/undici/' },
  },
  {
    name: 'operations-touch-no-pipeline',
    comment: 'A handler gets its input and its context, and returns a reply. It needs nothing else.',
    severity: 'error',
    from: { path: `^${server}/operations/` },
    to: {
      path: `^${server}/(config|generated|http|stores)/|^${server}/(main|service)\\.ts$|${http}`,
    },
  },
  {
    name: 'one-composition-root',
    comment:
      'Only service.ts and commands/run-command.ts name a concrete store. To use another store, change only these files.',
    severity: 'error',
    from: {
      path: `^${server}/`,
      pathNot: `^${server}/(stores/|service\\.ts$|commands/run-command\\.ts$)`,
    },
    to: { path: `^${server}/stores/[^/]+/` },
  },
  {
    name: 'stores-implement-ports',
    comment: 'An adapter knows the ports that it implements, and nothing above them.',
    severity: 'error',
    from: { path: `^${server}/stores/` },
    to: { path: `^${server}/(http|operations|generated)/` },
  },
  {
    name: 'one-reader-of-the-environment',
    comment:
      'Only config/ reads environment variables. The two programs pass process.env to it, and lint rules forbid it elsewhere.',
    severity: 'error',
    from: { path: `^${server}/`, pathNot: `^${server}/main\\.ts$` },
    to: { path: '^process$|^node:process$' },
  },
]
