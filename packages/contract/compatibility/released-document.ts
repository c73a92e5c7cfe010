import { spawnSync } from 'node:child_process'
import type { Document } from './document.ts'

const generated = 'packages/contract/generated/openapi.json'

/** The whole document in a commit, a tag or a branch; undefined if the ref or its document does not exist. */
export function documentAt(ref: string): Document | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${ref}:${generated}`], {
    cwd: new URL('../../../', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return status === 0 ? JSON.parse(stdout) : undefined
}
