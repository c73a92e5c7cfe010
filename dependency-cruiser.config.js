// Who may import whom. Each rule says what it keeps true.
import { declaredDependencies } from './declared-dependencies.js'
import { serverDependencies } from './server-dependencies.js'

const server = 'apps/server/src'
const drawers = '^(packages|apps)/.*/(utils?|helpers?|common|shared|lib|misc)(/|\\.\\w+$)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one idea in two places.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'The contract is what everything else is checked against: it depends on nothing of ours, but to be built and packed.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '^packages/contract/(build|test/package\\.test)\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'client-imports-contract-types-only',
      comment: 'The client runs in browsers: of the contract it takes types, which leave nothing behind.',
      severity: 'error',
      from: { path: '^packages/client/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'answers-and-handlers-import-contract-types-only',
      comment: 'They run in browsers too: the contract itself reads files.',
      severity: 'error',
      from: { path: '^packages/(documented-answers|msw)/src/' },
      to: {
        path: '^(packages|apps)/',
        pathNot: '^packages/(documented-answers|msw)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'conformance-imports-contract-only',
      comment:
        'The conformance suite judges servers: it knows the document, and nothing that was written against it.',
      severity: 'error',
      from: { path: '^packages/conformance/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(conformance|contract)/' },
    },
    {
      name: 'hooks-import-the-client-only',
      comment:
        'The hooks run in browsers, and add to the client: they know nothing of the document but its types.',
      severity: 'error',
      from: { path: '^packages/react/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(react|client)/' },
    },
    {
      name: 'console-uses-client-and-hooks',
      comment: 'The console is a user of the published packages: what it lacks is added there.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^(apps/console|packages/(client|react))/' },
    },
    {
      name: 'nothing-of-node-in-browsers',
      comment: 'What runs in browsers has no modules of Node.',
      severity: 'error',
      from: { path: '^(packages/(client|documented-answers|msw|react)|apps/console)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'answers-do-not-use-handlers',
      comment: 'What stands in for the service shares the documented answers, and nothing else of one another.',
      severity: 'error',
      from: { path: '^packages/documented-answers/' },
      to: { path: '^packages/msw/' },
    },
    {
      name: 'service-is-no-mock',
      comment:
        'The service answers by itself: a documented example in place of an answer would hide that it does not.',
      severity: 'error',
      from: { path: `^${server}/` },
      to: { path: '^packages/(documented-answers|msw)/' },
    },
    {
      name: 'apps-are-imported-by-nobody',
      comment: 'An app is a program: what two programs here need is a package. Others may install the mock.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'server-and-mock-do-not-use-the-client',
      comment: 'The client is written against the document, never against a server that shares its code.',
      severity: 'error',
      from: { path: '^apps/(server|mock)/src/' },
      to: { path: '^packages/(client|conformance|contract-tests)/' },
    },
    {
      name: 'test-kit-is-for-tests',
      comment: 'Only tests, benches and the demo start programs.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot:
          '^packages/(test-kit|contract-tests)/|^apps/(bench|demo|sabotage)/|^(packages|apps)/[^/]+/(test/|vitest\\.config\\.ts$)',
      },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'test-kit-stands-alone',
      comment: 'The tests of every package may use the test kit, so it can use none of them.',
      severity: 'error',
      from: { path: '^packages/test-kit/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/test-kit/' },
    },
    {
      name: 'command-line-uses-client-and-example-messages',
      comment:
        'The command line starts in milliseconds: reading the document would take longer than all else.',
      severity: 'error',
      from: { path: '^apps/cli/src/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/(client/|documented-answers/src/example-messages.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...serverDependencies,
    {
      name: 'no-drawers',
      comment: 'A folder or file is named for what is in it.',
      severity: 'error',
      from: {},
      to: { path: drawers },
    },
    {
      name: 'no-drawers',
      comment: 'A program or a test that nothing imports is named for what is in it too.',
      severity: 'error',
      from: { path: drawers },
      to: {},
    },
    ...declaredDependencies,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
}
