/** Preloaded into the service. Replaces two handlers by constants, to measure the request pipeline without the handlers. */
import { registerHooks } from 'node:module'
import { constants } from './constants.ts'

registerHooks({
  load(url, context, nextLoad) {
    const [, operationId] = /\/operations\/(\w+)\.ts$/.exec(url) ?? []
    const reply = Object.entries(constants).find(([id]) => id === operationId)?.[1]
    if (!reply) return nextLoad(url, context)
    const source = `const reply = ${JSON.stringify(reply)}; export const ${operationId} = async () => reply`
    return { format: 'module', source, shortCircuit: true }
  },
})
