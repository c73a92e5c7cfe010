import { Problem } from '../problem.ts'

/**
 * Runs at most `atOnce` calls of `work` at a time; the others wait in the order in which they came.
 *
 * @returns `work`, which then throws a {@link Problem} `service_unavailable` where `maxWaiting` calls wait already
 */
export function fewAtOnce<Input extends readonly unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
  { atOnce, maxWaiting }: { atOnce: number; maxWaiting: number },
): (...input: Input) => Promise<Output> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (...input) => {
    if (underWay === atOnce) {
      if (waiting.length === maxWaiting)
        throw new Problem('service_unavailable', 'Too many secrets are being checked. Try again.')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else {
      underWay++
    }
    try {
      return await work(...input)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}
