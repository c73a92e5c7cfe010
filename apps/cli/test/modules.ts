/** Preloaded into a process, prints the address of each file that it loads on standard error. */
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) process.stderr.write(`${url}\n`)
    return nextLoad(url, context)
  },
})
