// Which files may import which others. Each rule gives its reason.
import { declaredDependencies } from './declared-dependencies.js'
import { serverDependencies } from './server-dependencies.js'

const server = 'apps/server/src'
const drawers = '^(packages|apps)/.*/(utils?|helpers?|common|shared|lib|misc)(/|\\.\\w+$)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that import each other contain one idea, which belongs in one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'Everything else is checked against the contract. So only its build, its package test and its test configuration import other packages of ours.',
      severity: 'error',
      from: {
        path: '^packages/contract/',
        pathNot: '^packages/contract/(build|test/package\\.all\\.test|vitest\\.config)\\.ts$',
      },
      to: { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    },
    {
      name: 'client-imports-contract-types-only',
      comment:
        'The client runs in browsers. It imports only types of the contract, because types add nothing to a bundle.',
      severity: 'error',
      from: { path: '^packages/client/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'simulator-and-handlers-import-contract-types-only',
      comment:
        'The simulator and the MSW handlers also run in browsers. The contract package reads files, so they import only its types, filters, the text of frames, the comparison of entity tags, a check of recorded data, and the observation of requests.',
      severity: 'error',
      from: { path: '^packages/(simulator|msw)/src/' },
      to: {
        path: '^(packages|apps)/',
        pathNot:
          '^packages/((simulator|msw)/|contract/src/(entity-tags|event-filter|frame-text|recorded-violations|usage)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'conformance-imports-contract-only',
      comment:
        'The conformance suite judges servers by the document. So it imports no code of a server or a client.',
      severity: 'error',
      from: { path: '^packages/conformance/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(conformance|contract)/' },
    },
    {
      name: 'hooks-import-the-client-only',
      comment: 'The hooks run in browsers. They know the document only through the types of the client.',
      severity: 'error',
      from: { path: '^packages/react/src/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(react|client)/' },
    },
    {
      name: 'console-uses-client-and-hooks',
      comment:
        'The console uses the published packages like any other page, filters of events, and the text of JSON. If it needs more, add that to a package.',
      severity: 'error',
      from: { path: '^apps/console/src/' },
      to: {
        path: '^(packages|apps)/',
        pathNot:
          '^(apps/console|packages/(client|react))/|^packages/contract/src/(event-filter|json-text)\\.ts$',
      },
    },
    {
      name: 'nothing-of-node-in-browsers',
      comment: 'Code that runs in browsers must not import modules of Node.',
      severity: 'error',
      from: { path: '^(packages/(client|simulator|msw|react)|apps/console)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'simulator-does-not-use-handlers',
      comment:
        'The mock, the handlers and the command line share only the simulator, which must not depend on one of them.',
      severity: 'error',
      from: { path: '^packages/simulator/' },
      to: { path: '^packages/msw/' },
    },
    {
      name: 'service-is-no-mock',
      comment:
        'The service computes its answers. If it sent an example of the document instead, tests would not notice.',
      severity: 'error',
      from: { path: `^${server}/` },
      to: { path: '^packages/(simulator|msw)/' },
    },
    {
      name: 'apps-are-imported-by-nobody',
      comment: 'An app is a program. Code that two programs need belongs in a package.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'server-and-mock-do-not-use-the-client',
      comment: 'The client is tested against servers, so no server may share its code.',
      severity: 'error',
      from: { path: '^apps/(server|mock)/src/' },
      to: { path: '^packages/(client|conformance|contract-tests)/' },
    },
    {
      name: 'test-kit-is-for-tests',
      comment: 'Only tests, benches, sabotages and the demo start programs.',
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
      comment: 'The tests of every package may use the test kit, so the test kit can import no package.',
      severity: 'error',
      from: { path: '^packages/test-kit/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/test-kit/' },
    },
    {
      name: 'command-line-uses-client-and-example-messages',
      comment:
        'The command line starts in milliseconds. Reading the document would take longer than everything else.',
      severity: 'error',
      from: { path: '^apps/cli/src/' },
      to: {
        path: '^packages/',
        pathNot:
          '^packages/(client/|simulator/src/example-messages\\.ts|contract/(src/(json-text|local-service|tenant-file)|generated/(personal-data|tenant-collections))\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...serverDependencies,
    {
      name: 'no-drawers',
      comment: 'The name of a folder or file says what is in it.',
      severity: 'error',
      from: {},
      to: { path: drawers },
    },
    {
      name: 'no-drawers',
      comment: 'The same rule for programs and tests, which no file imports.',
      severity: 'error',
      from: { path: drawers },
      to: {},
    },
    ...declaredDependencies,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Recipes import packages that are installed elsewhere.
    exclude: {
      path: '^(packages|apps)/[^/]+/dist/|^packages/contract-tests/(other-clients|generators)/(recipes|as-generated)/|^apps/bench/peers/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
}
