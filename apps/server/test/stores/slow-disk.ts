import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

type Done = (error: NodeJS.ErrnoException | null) => void

/** Replaces `fdatasync`: each call waits until the test lets it succeed or fail. */
export function slowDisk(): { waiting: { succeed(): void; fail(code: string): void }[] } {
  const { fdatasync } = fs
  const waiting: ReturnType<typeof slowDisk>['waiting'] = []
  fs.fdatasync = ((fd: number, done: Done) => {
    waiting.push({
      succeed: () => fdatasync(fd, done),
      fail: code => done(Object.assign(new Error(`${code}: i/o error, fdatasync`), { code })),
    })
  }) as typeof fs.fdatasync
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.fdatasync = fdatasync
    syncBuiltinESMExports()
  })
  return { waiting }
}
