/** Loaded before the service: every fsync of a log fails from the moment at which the file FAILING_FSYNC names exists. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { fdatasync } = fs
fs.fdatasync = ((fd: number, done: fs.NoParamCallback) => {
  if (fs.existsSync(process.env.FAILING_FSYNC ?? ''))
    setImmediate(done, Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
  else fdatasync(fd, done)
}) as typeof fs.fdatasync
syncBuiltinESMExports()
