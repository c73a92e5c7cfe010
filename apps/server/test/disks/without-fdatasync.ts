/** Preloaded into the service: `fdatasync` does nothing, so writes are acknowledged before they are on the disk. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

fs.fdatasync = ((_fd: number, done: fs.NoParamCallback) =>
  setImmediate(done, null)) as unknown as typeof fs.fdatasync
syncBuiltinESMExports()
