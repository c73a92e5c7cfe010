/** Compares a figure of the service with the limit: the same figure of a bare program, measured in the same run. */
export interface Bench {
  readonly name: string
  readonly unit: string
  /** The lowest acceptable ratio of the service's figure to the limit. If `lessIsBetter`, the highest one. */
  readonly target: number
  readonly lessIsBetter?: boolean
  /** True if the target is a figure in the bench's unit, not a ratio. */
  readonly isAbsolute?: boolean
  /** What the limit is, for the table in the docs: `a piped file`. */
  readonly limitIs: string
  /** Of a bench whose limit is a peer: what the peer does not do and the service does. For a table of its own in the docs. */
  readonly peerLacks?: string
  /** What this machine lacks for the bench, a sentence without a full stop. The bench is then skipped. */
  readonly missing?: string | undefined
  /** Starts the servers and connections of both sides. */
  prepare(): Promise<Sides>
}

export interface Sides {
  /** Runs one round against the service. Resolves with the figure in the bench's unit. */
  ours(): Promise<number>
  /** Runs the same round against the bare limit. */
  limit(): Promise<number>
  close(): Promise<void>
}

/** The figures of a bench: medians of its rounds. */
export interface BenchResult extends Omit<Bench, 'prepare' | 'missing'> {
  readonly value: number
  readonly limit: number
  /** The median of the ratios of the rounds. */
  readonly ratio: number
  readonly met: boolean
}

/**
 * Warms up both sides with one uncounted round each, then measures. The rounds of the two sides alternate, so that changes of the
 * machine's speed affect both sides equally.
 */
export async function run({ prepare, ...bench }: Bench, rounds: number): Promise<BenchResult> {
  const { target, lessIsBetter = false, isAbsolute = false } = bench
  const sides = await prepare()
  try {
    await sides.ours()
    await sides.limit()
    const values: number[] = []
    const limits: number[] = []
    for (let round = 0; round < rounds; round++) {
      values.push(await sides.ours())
      limits.push(await sides.limit())
    }
    const ratio = median(values.map((value, round) => value / (limits[round] ?? Number.NaN)))
    const value = median(values)
    const compared = isAbsolute ? value : ratio
    const met = lessIsBetter ? compared <= target : compared >= target
    return { ...bench, value, limit: median(limits), ratio, met }
  } finally {
    await sides.close()
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = low] =
    sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}
