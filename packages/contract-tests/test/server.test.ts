import { createCoverage } from '@tenant-api/conformance/coverage'
import { expect, test } from 'vitest'
import { judge } from '../src/coverage/judge.ts'
import { declareService } from './service.ts'
import { globalClients } from './settings/global-clients.ts'
import { history } from './settings/history.ts'
import { outsideIssuer } from './settings/outside-issuer.ts'
import { policies } from './settings/policies.ts'
import { quota } from './settings/quota.ts'
import { refusedStore } from './settings/refused-store.ts'
import { shortRetention } from './settings/short-retention.ts'
import { signingKeys } from './settings/signing-keys.ts'
import { starting } from './settings/starting.ts'

const coverage = createCoverage()
await declareService('The service', { coverage })

// These tests start services with other settings than the suite uses, and record their answers.
quota(coverage)
policies(coverage)
signingKeys(coverage)
globalClients(coverage)
outsideIssuer(coverage)
shortRetention(coverage)
history(coverage)
refusedStore(coverage)
starting(coverage)

test('Every documented answer occurred, with all its headers and properties, and no undocumented answer did', () => {
  const { table, neverSeen, undocumented } = judge(coverage.answers())
  process.stdout.write(table)
  expect(neverSeen).toEqual([])
  expect(undocumented).toEqual([])
})
