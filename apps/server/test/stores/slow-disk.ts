import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'
import type { Database } from '../../src/stores/sqlite/database.ts'

type Done = (error: NodeJS.ErrnoException | null) => void

/**
 * Replaces `fdatasync` for the write-ahead log of a database: each call waits until the test lets it succeed or fail. Other databases of
 * the process, such as those of services that other test files left running, sync as usual.
 */
export function slowDisk({ file }: Pick<Database, 'file'>): {
  waiting: { succeed(): void; fail(code: string): void }[]
} {
  const { fdatasync } = fs
  const waiting: ReturnType<typeof slowDisk>['waiting'] = []
  const isOfDatabase = (fd: number) => {
    const [synced, log] = [fs.fstatSync(fd), fs.statSync(`${file}-wal`, { throwIfNoEntry: false })]
    return synced.ino === log?.ino && synced.dev === log.dev
  }
  fs.fdatasync = ((fd: number, done: Done) => {
    if (!isOfDatabase(fd)) return fdatasync(fd, done)
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
