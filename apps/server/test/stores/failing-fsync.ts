/** Preloaded into the service: every fdatasync fails with EIO once the file named by FAILING_FSYNC exists. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { fdatasync } = fs
fs.fdatasync = ((fd: number, done: fs.NoParamCallback) => {
  if (fs.existsSync(process.env.FAILING_FSYNC ?? ''))
    setImmediate(done, Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
  else fdatasync(fd, done)
}) as typeof fs.fdatasync
syncBuiltinESMExports()
