/**
 * Loaded before the service: while the file that LYING_CLOCK names exists, the times that it writes are none, so that its
 * answers are not what the document says.
 */
import fs from 'node:fs'

const { toISOString } = Date.prototype
Date.prototype.toISOString = function () {
  return fs.existsSync(process.env.LYING_CLOCK ?? '') ? 'never' : toISOString.call(this)
}
