/** Preloaded into the service: it acknowledges writes without fdatasync, while the system may still hold them in memory. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

fs.fdatasync = ((_fd: number, done: fs.NoParamCallback) =>
  setImmediate(done, null)) as unknown as typeof fs.fdatasync
syncBuiltinESMExports()
