import type { MutationScope } from '../mutation-scope.ts'

export const send: MutationScope = {
  workspace: 'apps/server',
  sources: ['src/webhooks/addresses.ts', 'src/webhooks/names.ts', 'src/webhooks/send.ts'],
  tests: [
    'test/webhooks/address-guard',
    'test/webhooks/ask-dns',
    'test/webhooks/attempt',
    'test/webhooks/attempt-messages',
    'test/webhooks/canary',
    'test/webhooks/destination-fault',
    'test/webhooks/dialled-names',
    'test/webhooks/dispatcher',
    'test/webhooks/endpoint',
    'test/webhooks/hosts-file',
    'test/webhooks/names',
    'test/webhooks/outcome',
    'test/webhooks/signature',
    'test/webhooks/tls',
    'test/webhooks/unanswered-look-ups',
    'test/webhooks/webhook-request',
    'test/webhooks/connections',
  ],
}
