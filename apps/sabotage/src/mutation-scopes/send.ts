import type { MutationScope } from '../mutation-scope.ts'

export const send: MutationScope = {
  workspace: 'apps/server',
  sources: ['src/webhooks/addresses.ts', 'src/webhooks/names.ts', 'src/webhooks/send.ts'],
  tests: [
    'test/webhooks/send/address-guard',
    'test/webhooks/send/ask-dns',
    'test/webhooks/send/attempt',
    'test/webhooks/send/attempt-messages',
    'test/webhooks/send/canary',
    'test/webhooks/send/destination-fault',
    'test/webhooks/send/dialled-names',
    'test/webhooks/dispatch/dispatcher',
    'test/webhooks/send/endpoint',
    'test/webhooks/send/hosts-file',
    'test/webhooks/send/names',
    'test/webhooks/rules/outcome',
    'test/webhooks/send/signature',
    'test/webhooks/send/tls',
    'test/webhooks/send/unanswered-look-ups',
    'test/webhooks/send/webhook-request',
    'test/webhooks/send/connections',
  ],
}
