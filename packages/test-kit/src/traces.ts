import { createHook } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'

/** A line of a stack that is in a program or package of this repository. The test runner sets timers, too. */
const ownLine = /\/(?:apps|packages)\/(?!test-kit\/)[^/]+\/src\/.*/

/**
 * Runs `act`, and returns what it leaves behind: timers and threads of our code, also those that do not keep the process running; sockets, servers
 * and other handles; listeners of the process; global variables. Each is a text that names it.
 */
export async function tracesOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const kept = new Map<number, string>()
  const hook = createHook({
    init(id, kind) {
      if (kind !== 'Timeout' && kind !== 'Immediate' && kind !== 'WORKER') return
      const [line] = ownLine.exec(new Error().stack ?? '') ?? []
      if (line) kept.set(id, `${kind} of ${line}`)
    },
    destroy: id => kept.delete(id),
  })
  // Node makes global variables at the first use of fetch, and the test itself may use it in `act`.
  void new Headers()
  const before = ambient()
  hook.enable()
  try {
    await act()
    // Node closes handles, and reports the end of timers, in later turns of the event loop.
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  } finally {
    hook.disable()
  }
  const left = Array.from(ambient(), ([name, count]) => ({ name, more: count - (before.get(name) ?? 0) }))
  return [
    ...kept.values(),
    ...left.filter(({ more }) => more > 0).map(({ name, more }) => `${more} more: ${name}`),
  ]
}

/** What the process has now, without timers, each with its number. */
function ambient(): ReadonlyMap<string, number> {
  const names = [
    ...process.getActiveResourcesInfo().filter(kind => !/^(Timeout|Immediate)$/.test(kind)),
    ...process.eventNames().flatMap(name => {
      const text = `listener of the process for ${String(name)}`
      return Array.from<string>({ length: process.listenerCount(name) }).fill(text)
    }),
    ...Reflect.ownKeys(globalThis).map(name => `global ${String(name)}`),
  ]
  return new Map(
    Object.entries(Object.groupBy(names, name => name)).map(([name, all]) => [name, all?.length ?? 0]),
  )
}
