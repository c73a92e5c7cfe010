/** Loaded before the service: it takes the disk at its word, and acknowledges what the system may still hold in memory. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

fs.fdatasync = ((_fd: number, done: fs.NoParamCallback) =>
  setImmediate(done, null)) as unknown as typeof fs.fdatasync
syncBuiltinESMExports()
