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
 * The model of one stream. The stream owes each event that is published while the stream is enabled, and each after the place at which
 * it begins. In the end each owed event must be delivered or listed as failed, and counted once.
 */
export class Expectation {
  /** Events accepted while the stream was enabled. */
  readonly #owed = new Set<string>()
  /** Skipped events, and those accepted while the status was changing or uncertain: they may be delivered, listed, or neither. */
  readonly #open = new Set<string>()
  /** Test events. Each must be delivered or listed too, but is not counted. */
  readonly #tests = new Set<string>()
  /** Events accepted while the stream was disabled or deleted. */
  readonly #excluded = new Set<string>()
  /** Those of them that were accepted since the stream was last disabled. */
  readonly #sinceStop = new Set<string>()
  /** Events that the stream must send again, because it began before them, with how often it had sent them. */
  readonly #again = new Map<string, number>()
  /** From when on no attempt of a skipped event may begin, in milliseconds of this process. */
  readonly #skippedAt = new Map<string, number>()
  /** How often the stream may have been told to send skipped events again. */
  resends = 0
  changing = 0
  changes = 0
  /** True while the service may disable the stream by itself, or a node may not know the new status. */
  isUnsure = false
  redeliveries = 0
  /** Events that a replay may send. */
  readonly #replayable = new Set<string>()
  /** What a replay must send if it comes to its end: events that were delivered before, and how often replays had sent each. */
  #replay: { readonly changes: number; readonly sent: ReadonlyMap<string, number> } | null = null
  /** Events of the history that were redelivered, which is outside of the order. */
  readonly redelivered = new Set<string>()
  /** False after a redelivery of all, after a start, which may send earlier events after later ones, and after a skip, which gives up events. */
  hasOrder = true
  /** The events of each object, with their places in the log. */
  readonly #events = new Map<string, { readonly id: string; readonly offset: string }[]>()
  hasRedeliveredMany = false
  hasStartedAgain = false

  /** Number of deliveries that the model requires. */
  get owes(): number {
    return this.#owed.size
  }

  accept(ids: readonly string[], before: Sight, after: Sight): void {
    const isSteady = !before.isChanging && before.changes === after.changes && before.status === after.status
    const isOpen = !isSteady || (before.status !== 'enabled' && this.isUnsure)
    const events = isOpen ? this.#open : before.status === 'enabled' ? this.#owed : this.#excluded
    for (const id of ids) {
      // The stream may have begun before these events meanwhile.
      if (this.#owed.has(id) || this.#open.has(id)) continue
      events.add(id)
      if (events === this.#excluded) this.#sinceStop.add(id)
    }
  }

  /** The stream was enabled, and gets no events from before. */
  begin(): void {
    this.#sinceStop.clear()
  }

  /** The stream may have been enabled: if it goes on later, it may get events from before or not. */
  beginPerhaps(): void {
    for (const id of this.#sinceStop) this.#move(id, this.#open)
    this.begin()
  }

  /** The stream was enabled, and gets these events. @param isSure whether nothing else changed meanwhile */
  beginAt(ids: readonly string[], received: ReadonlyMap<string, number>, isSure: boolean): void {
    this.hasStartedAgain = true
    this.forgetSkips()
    this.begin()
    for (const id of isSure ? ids : this.#excluded) this.#move(id, isSure ? this.#owed : this.#open)
    if (isSure) for (const id of ids) this.#again.set(id, received.get(id) ?? 0)
  }

  /**
   * The stream was enabled, and goes on where it stopped.
   *
   * @param kept events that retention has not erased
   * @param isSure whether nothing else changed meanwhile
   */
  goOn(kept: ReadonlySet<string>, isSure: boolean): void {
    this.hasRedeliveredMany = true
    this.forgetSkips()
    for (const id of isSure ? this.#sinceStop : this.#excluded)
      this.#move(id, isSure && kept.has(id) ? this.#owed : this.#open)
    this.begin()
  }

  /** The stream skips these events, as far as they wait. @param isSure whether it is known that the holder of the stream does so */
  skip(ids: readonly string[], isSure: boolean): void {
    for (const id of ids) {
      this.#again.delete(id)
      if (this.#owed.has(id)) this.#move(id, this.#open)
      if (isSure && this.redeliveries === 0 && !this.hasRedeliveredMany)
        this.#skippedAt.set(id, performance.now())
    }
  }

  /** Call before and after a redelivery or a start, which send skipped events that have failed before. */
  forgetSkips(): void {
    this.#skippedAt.clear()
    this.resends++
  }

  #move(id: string, to: Set<string>): void {
    for (const events of [this.#owed, this.#open, this.#excluded]) events.delete(id)
    to.add(id)
  }

  /** Records the place of an event in the log. Offsets sort in its order. */
  place(object: string, id: string, offset: string): void {
    const events = this.#events.get(object) ?? []
    this.#events.set(object, events)
    events.push({ id, offset })
  }

  /**
   * The faults of a stream that sends the events of each object in their order: repetitions aside, an event is delivered after the
   * one before it of its object. The target may get an event that was given up, and is listed, later: on a busy machine it reads a
   * request after the timeout of the attempt.
   */
  faultsOfOrder({ live }: Receipts, { listed }: Outcome): readonly string[] {
    if (!this.hasOrder) return []
    const places = new Map([...live].map((id, place) => [id, place]))
    return [...this.#events].flatMap(([object, events]) => {
      const delivered = events
        .toSorted((a, b) => (a.offset < b.offset ? -1 : 1))
        .filter(({ id }) => places.has(id) && !this.redelivered.has(id) && !listed.has(id))
      return delivered.flatMap(({ id }, index) => {
        const before = delivered[index - 1]
        const isInOrder = !before || (places.get(before.id) ?? 0) < (places.get(id) ?? 0)
        return isInOrder
          ? []
          : [`${id} is delivered before ${before.id}, which is an earlier event of ${object}`]
      })
    })
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

  /** Notes that a replay may send these events, or not. */
  mayReplay(ids: readonly string[]): void {
    for (const id of ids) this.#replayable.add(id)
  }

  /** Notes that a replay has not begun, or has ended before its end. */
  endReplay(): void {
    this.#replay = null
  }

  /** Describes each difference between the stream and the model in a sentence. */
  faults(receipts: Receipts, { listed, counts }: Outcome): readonly string[] {
    const { received, taken } = receipts
    const isListed = (id: string) => listed.has(id)
    const open = [...this.#open]
    const ended = [...this.#owed, ...open.filter(isListed)]
    // A node may have sent events of `#open` before it knew that the stream was disabled, and died before it wrote the results.
    const unsure = open.filter(id => taken.has(id) && !isListed(id)).length
    const counted = [...listed].filter(id => !this.isTest(id)).length
    const lost = [...ended, ...this.#tests].filter(id => !taken.has(id) && !isListed(id))
    const hasReplayed = this.#replayable.size > 0
    const isOpen = hasReplayed || this.hasStartedAgain
    const mostSuccessful = isOpen ? Number.POSITIVE_INFINITY : unsure
    const most = this.hasRedeliveredMany || this.hasStartedAgain ? Number.POSITIVE_INFINITY : mostSuccessful
    const unsent = [...this.#again].filter(
      ([id, before]) => (received.get(id) ?? 0) <= before && !isListed(id) && !receipts.replayed.has(id),
    )
    const resent = [...this.#skippedAt].filter(([id, at]) => (receipts.begunAt.get(id) ?? 0) > at)
    return [
      ...lost.map(id => `${id} is neither delivered nor listed`),
      ...this.#excludedYetSeen(receipts, listed),
      ...this.#replayFaults(receipts, listed),
      ...unsent.map(([id]) => `${id} is not sent again, although the stream began before it`),
      ...resent.map(([id]) => `${id} is sent again, although it was skipped`),
      ...outside('successful', counts.successful, ended.length - counted, mostSuccessful),
      ...outside('ended', counts.successful + counts.failed, ended.length + this.redeliveries, most),
    ]
  }

  /** The faults of a deleted stream: events accepted while the stream was disabled or deleted must not be delivered. */
  faultsOfDeleted(receipts: Receipts): readonly string[] {
    return this.#excludedYetSeen(receipts, new Set())
  }

  #replayFaults({ replayed }: Receipts, listed: ReadonlySet<string>): readonly string[] {
    const others = [...replayed.keys()].filter(id => !this.#replayable.has(id))
    const { changes, sent } = this.#replay ?? { changes: 0, sent: new Map<string, number>() }
    // The end of the stream, or a new round, ends the replay. An event that it has given up is listed.
    const isWhole = changes === this.changes && !this.isUnsure
    const isLeft = ([id, times]: [string, number]) => (replayed.get(id) ?? 0) <= times && !listed.has(id)
    const left = isWhole ? [...sent].filter(isLeft) : []
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
