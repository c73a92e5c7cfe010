import type { Receipts } from './targets.ts'

/** The data of a stream in the store once everything is settled. */
export interface Outcome {
  /** Ids of the events in its history. */
  readonly listed: ReadonlySet<string>
  readonly counts: { readonly successful: number; readonly failed: number }
}

/** A stream's status, and whether it may have been about to change. */
export interface Sight {
  readonly status: 'enabled' | 'disabled' | 'deleted'
  readonly changes: number
  readonly isChanging: boolean
}

/**
 * The model: the status of a stream decides which events it owes. Each of them must be delivered or listed in the end, and
 * counted once.
 */
export class Expectation {
  /** Accepted while it was enabled. */
  readonly #owed = new Set<string>()
  /** Accepted while its status was changing: they may be delivered, listed, or neither. */
  readonly #open = new Set<string>()
  /** Accepted while it was disabled or deleted. */
  readonly #excluded = new Set<string>()
  changing = 0
  changes = 0
  /** Whether its status is uncertain: it may disable itself at any time, or a node may not know that it was disabled. */
  isUnsure = false
  redeliveries = 0
  hasRedeliveredMany = false

  /** Number of deliveries that must end. */
  get owes(): number {
    return this.#owed.size
  }

  accept(ids: readonly string[], before: Sight, after: Sight): void {
    const isSteady = !before.isChanging && before.changes === after.changes && before.status === after.status
    const isOpen = !isSteady || (before.status !== 'enabled' && this.isUnsure)
    const events = isOpen ? this.#open : before.status === 'enabled' ? this.#owed : this.#excluded
    for (const id of ids) events.add(id)
  }

  /** The faults as sentences; none if the stream is settled. */
  faults({ received, taken }: Receipts, { listed, counts }: Outcome): readonly string[] {
    const isListed = (id: string) => listed.has(id)
    const open = [...this.#open]
    const ended = [...this.#owed, ...open.filter(isListed)]
    // A node that did not know of the disabling yet may have sent these, and died before it could write the result.
    const unsure = open.filter(id => taken.has(id) && !isListed(id)).length
    const lost = ended.filter(id => !taken.has(id) && !isListed(id))
    const most = this.hasRedeliveredMany ? Number.POSITIVE_INFINITY : unsure
    return [
      ...lost.map(id => `${id} is neither delivered nor listed`),
      ...this.#strays(received, listed),
      ...outside('successful', counts.successful, ended.length - listed.size, unsure),
      ...outside('ended', counts.successful + counts.failed, ended.length + this.redeliveries, most),
    ]
  }

  /** A deleted stream owes nothing, and must get no event accepted later. */
  strays({ received }: Receipts): readonly string[] {
    return this.#strays(received, new Set())
  }

  #strays(received: ReadonlySet<string>, listed: ReadonlySet<string>): readonly string[] {
    return [...this.#excluded]
      .filter(id => received.has(id) || listed.has(id))
      .map(id => `${id} was accepted while the stream was disabled or deleted, and is delivered or listed`)
  }
}

function outside(name: string, count: number, least: number, more: number): readonly string[] {
  if (count >= least && count <= least + more) return []
  return [`${count} deliveries are counted as ${name}, not ${least}${more > 0 ? ` to ${least + more}` : ''}`]
}
