import type { Receipts } from './targets.ts'

/** What the store contains about a stream's deliveries. */
export interface Outcome {
  /** Ids of the events in the delivery history. */
  readonly listed: ReadonlySet<string>
  readonly counts: { readonly successful: number; readonly failed: number }
}

/** The status of a stream at one time, how often it has changed, and whether a change was in progress. */
export interface Sight {
  readonly status: 'enabled' | 'disabled' | 'deleted'
  readonly changes: number
  readonly isChanging: boolean
}

/**
 * The model of one stream. The stream owes each event that is published while the stream is enabled. In the end each owed event
 * must be delivered or listed as failed, and counted once.
 */
export class Expectation {
  /** Events accepted while the stream was enabled. */
  readonly #owed = new Set<string>()
  /** Events accepted while the status was changing or uncertain: they may be delivered, listed, or neither. */
  readonly #open = new Set<string>()
  /** Test events. Each must be delivered or listed too, but is not counted. */
  readonly #tests = new Set<string>()
  /** Events accepted while the stream was disabled or deleted. */
  readonly #excluded = new Set<string>()
  changing = 0
  changes = 0
  /** True while the service may disable the stream by itself, or a node may not know the new status. */
  isUnsure = false
  redeliveries = 0
  /** Events that a replay may send. */
  readonly #replayable = new Set<string>()
  /** What a replay must send if it comes to its end: events that were delivered before, and how often replays had sent each. */
  #replay: { readonly changes: number; readonly sent: ReadonlyMap<string, number> } | null = null
  hasRedeliveredMany = false

  /** Number of deliveries that the model requires. */
  get owes(): number {
    return this.#owed.size
  }

  accept(ids: readonly string[], before: Sight, after: Sight): void {
    const isSteady = !before.isChanging && before.changes === after.changes && before.status === after.status
    const isOpen = !isSteady || (before.status !== 'enabled' && this.isUnsure)
    const events = isOpen ? this.#open : before.status === 'enabled' ? this.#owed : this.#excluded
    for (const id of ids) events.add(id)
  }

  acceptTest(id: string): void {
    this.#tests.add(id)
  }

  isTest(id: string): boolean {
    return this.#tests.has(id)
  }

  /**
   * Notes that a replay begins soon.
   *
   * @param ids the events of its part of the log
   */
  beginReplay(ids: readonly string[], { taken, replayed }: Receipts, { listed }: Outcome): void {
    for (const id of ids) this.#replayable.add(id)
    const settled = ids.filter(id => this.#owed.has(id) && taken.has(id) && !listed.has(id))
    const sent = new Map(settled.map(id => [id, replayed.get(id) ?? 0]))
    this.#replay = { changes: this.changes, sent }
  }

  /** Notes that a replay has not begun, or has ended before its end. */
  endReplay(): void {
    this.#replay = null
  }

  /** Describes each difference between the stream and the model in a sentence. */
  faults(receipts: Receipts, { listed, counts }: Outcome): readonly string[] {
    const { taken } = receipts
    const isListed = (id: string) => listed.has(id)
    const open = [...this.#open]
    const ended = [...this.#owed, ...open.filter(isListed)]
    // A node may have sent events of `#open` before it knew that the stream was disabled, and died before it wrote the results.
    const unsure = open.filter(id => taken.has(id) && !isListed(id)).length
    const counted = [...listed].filter(id => !this.isTest(id)).length
    const lost = [...ended, ...this.#tests].filter(id => !taken.has(id) && !isListed(id))
    const hasReplayed = this.#replayable.size > 0
    const mostSuccessful = hasReplayed ? Number.POSITIVE_INFINITY : unsure
    const most = this.hasRedeliveredMany ? Number.POSITIVE_INFINITY : mostSuccessful
    return [
      ...lost.map(id => `${id} is neither delivered nor listed`),
      ...this.#excludedYetSeen(receipts, listed),
      ...this.#replayFaults(receipts),
      ...outside('successful', counts.successful, ended.length - counted, mostSuccessful),
      ...outside('ended', counts.successful + counts.failed, ended.length + this.redeliveries, most),
    ]
  }

  /** The faults of a deleted stream: events accepted while the stream was disabled or deleted must not be delivered. */
  faultsOfDeleted(receipts: Receipts): readonly string[] {
    return this.#excludedYetSeen(receipts, new Set())
  }

  #replayFaults({ replayed }: Receipts): readonly string[] {
    const others = [...replayed.keys()].filter(id => !this.#replayable.has(id))
    const { changes, sent } = this.#replay ?? { changes: 0, sent: new Map<string, number>() }
    // The end of the stream, or a new round, ends the replay.
    const isWhole = changes === this.changes && !this.isUnsure
    const left = isWhole ? [...sent].filter(([id, times]) => (replayed.get(id) ?? 0) <= times) : []
    return [
      ...others.map(id => `${id} is in no replay, and a replay has sent it`),
      ...left.map(([id]) => `${id} is in the replay, and the replay has not sent it`),
    ]
  }

  #excludedYetSeen({ received }: Receipts, listed: ReadonlySet<string>): readonly string[] {
    return [...this.#excluded]
      .filter(id => received.has(id) || (listed.has(id) && !this.#replayable.has(id)))
      .map(id => `${id} was accepted while the stream was disabled or deleted, and is delivered or listed`)
  }
}

function outside(name: string, count: number, least: number, more: number): readonly string[] {
  if (count >= least && count <= least + more) return []
  return [`${count} deliveries are counted as ${name}, not ${least}${more > 0 ? ` to ${least + more}` : ''}`]
}
