/** One figure of the service beside the bare limit, both measured in the same run. */
export interface Bench {
  readonly name: string
  readonly unit: string
  /** What the ratio of the service's figure to the limit should reach; or stay under, where less is better. */
  readonly target: number
  readonly lessIsBetter?: boolean
  /** Opens what both sides need. */
  prepare(): Promise<Sides>
}

export interface Sides {
  /** One round of the service, in the bench's unit. */
  ours(): Promise<number>
  /** One round of the bare limit. */
  limit(): Promise<number>
  close(): Promise<void>
}

export interface BenchResult {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly limit: number
  readonly ratio: number
  readonly target: number
  readonly met: boolean
}

/** Alternates rounds of both sides, after one of each that is not counted, so that a machine whose speed drifts hits both alike. */
export async function run(
  { name, unit, target, lessIsBetter = false, prepare }: Bench,
  rounds: number,
): Promise<BenchResult> {
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
    const met = lessIsBetter ? ratio <= target : ratio >= target
    return { name, value: median(values), unit, limit: median(limits), ratio, target, met }
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
