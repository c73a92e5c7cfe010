/**
 * Preloaded into the service: while the file named by LYING_CLOCK exists, the service writes invalid times, so that its answers
 * violate the document.
 */
import fs from 'node:fs'

const { toISOString } = Date.prototype
Date.prototype.toISOString = function () {
  return fs.existsSync(process.env.LYING_CLOCK ?? '') ? 'never' : toISOString.call(this)
}
