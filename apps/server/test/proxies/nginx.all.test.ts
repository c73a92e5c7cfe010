import { findProgram, leaveOut } from '@tenant-api/test-kit/programs'
import { expect, test } from 'vitest'
import { streamThroughFaults } from './stream-through-faults.ts'

const nginx = findProgram('nginx')
if (!nginx) leaveOut('a stream behind nginx', 'nginx is not installed')

test.skipIf(!nginx)(
  'a reader behind nginx gets each event once, through a restart, a crash and a revoked key',
  async () => {
    const { seen, ends, expected } = await streamThroughFaults('nginx')
    expect(seen).toEqual(expected)
    // nginx does not complete the answer of a service that has died.
    expect(ends).toContain('aborted')
  },
)
