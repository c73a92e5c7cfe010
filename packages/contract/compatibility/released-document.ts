import { spawnSync } from 'node:child_process'
import type { Document } from './document.ts'

const generated = 'packages/contract/generated/openapi.json'

/** The whole document as a commit, a tag or a branch has it; undefined where there is none. */
export function documentAt(ref: string): Document | undefined {
  const { status, stdout } = spawnSync('git', ['show', `${ref}:${generated}`], {
    cwd: new URL('../../../', import.meta.url),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return status === 0 ? JSON.parse(stdout) : undefined
}
