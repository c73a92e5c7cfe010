import { newId } from '../../../src/api/ids.ts'
import { redeliverAll } from '../../../src/event-streams/redeliver-all.ts'
import { erasedType, isOfTypes } from '../../../src/events/event-log.ts'
import type { Stores } from '../../../src/stores/stores.ts'
import { anEntry } from '../../stores/an-entry.ts'
import { newEventStream } from '../../stores/conformance/new-event-stream.ts'
import { everything, newDelivery } from '../harness/dispatched.ts'
import { Expectation, type Outcome, type Sight } from './expectation.ts'
import type { Node } from './node.ts'
import type { Behaviour, Targets } from './targets.ts'

const dayMs = 86_400_000

/** What the steps of a sequence have done to the log. */
export interface LogSteps {
  /** The published events. Offsets sort in the order of the log. */
  readonly published: { readonly id: string; readonly offset: string }[]
  /** How often retention has begun, and how many of its steps are running. It erases even the newest event. */
  prunes: number
  running: number
}

/** An event stream that the steps of a random sequence change, and what the model expects of the stream. */
export class ModelStream {
  readonly id = newId('est_')
  readonly expectation = new Expectation()
  readonly name: string
  readonly #targets: Targets
  readonly #log: LogSteps
  readonly #isOrdered: boolean
  #isGone = false
  /** The head of the log when the stream was created. */
  #start = 0

  /** @param isOrdered whether the events of each user are sent one after the other */
  constructor(name: string, targets: Targets, log: LogSteps, isOrdered: boolean) {
    this.name = name
    this.#targets = targets
    this.#log = log
    this.#isOrdered = isOrdered
  }

  async insert({ stores, dispatcher }: Node): Promise<void> {
    this.#start = await stores.events.head()
    const stream = newEventStream(this.id)
    const destination = this.#destination(stream, 'takes')
    const order = this.#isOrdered ? 'object' : 'none'
    await stores.eventStreams.insert({ ...stream, id: this.id, destination, order }, anEntry)
    await dispatcher.notice(this.id).catch(() => {})
  }

  /** Sets the status, or deletes the stream. @returns the result as a text for the history of the sequence */
  async changeStatus({ stores, dispatcher }: Node, status: Sight['status']): Promise<string> {
    const { expectation } = this
    expectation.changing++
    expectation.changes++
    try {
      if (status === 'deleted') await stores.eventStreams.delete(this.id, () => anEntry)
      else
        await stores.eventStreams.update(
          this.id,
          stream => ({ ...stream, status }),
          () => anEntry,
        )
      await dispatcher.notice(this.id)
      expectation.isUnsure = this.#isGone
      if (status === 'enabled') expectation.begin()
      return status
    } catch (error) {
      expectation.isUnsure = true
      if (status === 'enabled') expectation.beginPerhaps()
      return `${status}, but it may have failed: ${error}`
    } finally {
      expectation.changing--
      expectation.changes++
    }
  }

  /** Enables the stream after one of the published events, or where it stopped. */
  async start({ stores, dispatcher }: Node, index: number | null): Promise<string> {
    const { expectation } = this
    const { prunes, running } = this.#log
    expectation.hasOrder = false
    const isQuiet = expectation.changing === 0 && !expectation.isUnsure
    const changes = ++expectation.changes
    expectation.changing++
    const published = [...this.#log.published]
    const { received } = this.#targets.receiptsOf(this.id)
    const before = new Map(received)
    try {
      const kept = await keptIds(stores)
      const from = index === null ? undefined : published[index % Math.max(published.length, 1)]
      const after = from ? await stores.events.resolve(from.offset) : null
      if (typeof after === 'string') return `has no start: ${after}`
      const outcome = await stores.eventStreams.update(
        this.id,
        stream => ({ ...stream, status: 'enabled' }),
        () => anEntry,
        () => true,
        after === null ? 'where it stopped' : { after, orOldest: false },
      )
      const isNoticed = await dispatcher.notice(this.id).then(
        () => true,
        () => false,
      )
      expectation.isUnsure = this.#isGone || !isNoticed
      if (typeof outcome === 'string') return `has no start: ${outcome}`
      const isUndisturbed = expectation.changes === changes && running === 0 && this.#log.prunes === prunes
      const isSure = isQuiet && isNoticed && isUndisturbed && !this.#isGone
      const later = published
        .filter(({ id, offset }) => from && offset > from.offset && kept.has(id))
        .map(({ id }) => id)
      if (from) expectation.beginAt(later, before, isSure)
      else expectation.goOn(kept, isSure)
      return `${from ? `begins after ${from.id}` : 'goes on'}${isSure ? '' : ', perhaps'}`
    } catch (error) {
      expectation.isUnsure = true
      expectation.beginAt([], before, false)
      return `it may have no start: ${error}`
    } finally {
      expectation.changing--
      expectation.changes++
    }
  }

  /** Skips all events up to one of the latest. */
  async skip({ stores, dispatcher }: Node, index: number): Promise<string> {
    const { expectation } = this
    expectation.hasOrder = false
    const { resends } = expectation
    const published = [...this.#log.published]
    const last = published.at(-1 - (index % Math.min(Math.max(published.length, 1), 8)))
    const to = last ? await stores.events.resolve(last.offset) : 'expired'
    if (!last || typeof to === 'string') return 'nothing to skip'
    const skipped = published.filter(({ offset }) => offset <= last.offset).map(({ id }) => id)
    const { events } = await stores.deliveries.waiting(this.id, to)
    // The attempt of an event may end before the skip is known to have begun.
    expectation.skip(skipped, false)
    const outcome = await stores.deliveries.skip(this.id, to, events, anEntry)
    const isNoticed = await dispatcher.notice(this.id).then(
      () => outcome === 'skipped',
      () => false,
    )
    expectation.skip(skipped, isNoticed && expectation.resends === resends)
    return `skips up to ${last.id}: ${outcome}`
  }

  async retarget({ stores, dispatcher }: Node, behaviour: Behaviour): Promise<string> {
    if (behaviour === 'is-gone') {
      this.#isGone = true
      this.expectation.isUnsure = true
    }
    await stores.eventStreams.update(
      this.id,
      stream => ({
        ...stream,
        destination: this.#destination(stream, behaviour),
      }),
      () => anEntry,
    )
    this.#isGone = behaviour === 'is-gone'
    return dispatcher.notice(this.id).then(
      () => `its target ${behaviour}`,
      error => `its target ${behaviour}; ${error}`,
    )
  }

  /** Whether the target of the stream accepts nothing. Then the stream needs another target, so that its deliveries end in time. */
  async needsTarget({ eventStreams }: Stores): Promise<boolean> {
    const stream = await eventStreams.find(this.id)
    const endpoint = stream?.destination.configuration.webhook_endpoint
    const good = (['takes', 'is-slow'] as const).map(behaviour => this.#targets.endpoint(behaviour))
    return stream !== null && !good.some(one => one === endpoint)
  }

  async redeliverOne({ stores, dispatcher }: Node, index: number): Promise<string> {
    this.expectation.forgetSkips()
    const { deliveries } = await stores.deliveries.list(this.id, everything, null, 10)
    const id = deliveries.at(index % Math.max(deliveries.length, 1))?.id
    if (id === undefined) return 'nothing to redeliver'
    this.expectation.redelivered.add(id)
    const outcome = await stores.deliveries.redeliver(this.id, id, Date.now(), anEntry)
    this.expectation.forgetSkips()
    if (typeof outcome === 'object' && !this.expectation.isTest(id))
      this.expectation.redeliveries += outcome.accepted
    await dispatcher.notice(this.id).catch(() => {})
    return `redelivers ${id}: ${JSON.stringify(outcome)}`
  }

  async redeliverMany({ stores, dispatcher }: Node): Promise<string> {
    this.expectation.forgetSkips()
    this.expectation.hasRedeliveredMany = true
    this.expectation.hasOrder = false
    const outcome = await redeliverAll(stores.deliveries, this.id, everything, () => anEntry)
    this.expectation.forgetSkips()
    await dispatcher.notice(this.id).catch(() => {})
    return `redelivers all: ${JSON.stringify(outcome)}`
  }

  /**
   * Replays the events since the stream was created, or a part of them.
   *
   * @param isAtRest whether the deliveries of all events up to a sequence have ended
   */
  async replay(
    { stores, dispatcher }: Node,
    isAtRest: (end: number) => Promise<boolean>,
    part = 0,
  ): Promise<string> {
    const { events, replays } = stores
    const end = await events.head()
    const floor = await events.sequenceBefore(0)
    const from = Math.max(floor, this.#start + Math.floor(((end - this.#start) * (part % 3)) / 3))
    const outcome = await this.outcome(stores)
    const ids = await idsBetween(events, from, end).catch(() => [])
    const { expectation } = this
    const before = this.#targets.receiptsOf(this.id)
    const receipts = { ...before, taken: new Set(before.taken), replayed: new Map(before.replayed) }
    // What was taken before all was at rest has no delivery of its own any more.
    const isKnown = expectation.changing === 0 && !expectation.isUnsure && (await isAtRest(end))
    // Retention has erased events that were the newest then. The service may still have them in memory.
    const places = new Set(
      Array.from({ length: end - from }, (_, index) => events.offsetOf(from + 1 + index)),
    )
    const published = this.#log.published.filter(({ offset }) => places.has(offset))
    const begun = await replays.start(this.id, { from, end, eventTypes: null }, anEntry)
    if (begun === 'started') {
      expectation.beginReplay(ids, receipts, outcome)
      expectation.mayReplay(published.map(({ id }) => id))
      if (!isKnown) expectation.endReplay()
    }
    await dispatcher.notice(this.id).catch(() => {})
    return `replays ${from} to ${end}: ${begun}`
  }

  async endReplay({ stores, dispatcher }: Node): Promise<string> {
    this.expectation.endReplay()
    const hasEnded = await stores.replays.end(this.id, anEntry)
    await dispatcher.notice(this.id).catch(() => {})
    return `ends the replay: ${hasEnded}`
  }

  async sendTest({ stores, dispatcher }: Node): Promise<string> {
    const delivery = newDelivery(this.id, { sequence: null, isTest: true })
    const { eventId: id, eventType: type } = delivery
    const json = Buffer.from(JSON.stringify({ specversion: '1.0', id, type, source: '/tests', data: {} }))
    const exists = (await stores.eventStreams.find(this.id)) !== null
    if (exists && (await stores.dispatch.insertTest(delivery, json, Date.now(), anEntry)))
      this.expectation.acceptTest(id)
    await dispatcher.notice(this.id).catch(() => {})
    return `sends test event ${id}`
  }

  async sight({ eventStreams }: Stores): Promise<Sight> {
    const { changes, changing } = this.expectation
    const status = (await eventStreams.find(this.id))?.status ?? 'deleted'
    return { status, changes, isChanging: changing > 0 }
  }

  async outcome({ deliveries }: Stores): Promise<Outcome> {
    const { deliveries: listed } = await deliveries.list(this.id, everything, null, 100_000)
    const days = await deliveries.counts(this.id, 0, Date.now() + dayMs)
    const sum = (kind: 'successful' | 'failed') => days.reduce((total, day) => total + day[kind], 0)
    return {
      listed: new Set(listed.map(({ id }) => id)),
      counts: { successful: sum('successful'), failed: sum('failed') },
    }
  }

  /** The present differences between the stream and the model. */
  async faults(stores: Stores): Promise<readonly string[]> {
    const receipts = this.#targets.receiptsOf(this.id)
    const outcome = await this.outcome(stores)
    if ((await stores.eventStreams.find(this.id)) === null) {
      const rows = outcome.listed.size > 0 ? ['rows of the deleted stream are left'] : []
      return [...this.expectation.faultsOfDeleted(receipts), ...rows]
    }
    const order = this.#isOrdered ? this.expectation.faultsOfOrder(receipts, outcome) : []
    return [...this.expectation.faults(receipts, outcome), ...order]
  }

  #destination({ destination }: ReturnType<typeof newEventStream>, behaviour: Behaviour) {
    const webhook_endpoint = this.#targets.endpoint(behaviour)
    return { ...destination, configuration: { ...destination.configuration, webhook_endpoint } }
  }
}

/** The ids of the events between two sequences. Retention erases the newest event, which is then in no replay. */
async function idsBetween(events: Stores['events'], from: number, end: number): Promise<string[]> {
  const ids: string[] = []
  for (let after = from; after < end; ) {
    const page = await events.read(after, end - after)
    ids.push(...page.filter(entry => isOfTypes(entry, null)).map(({ id }) => id))
    after = page.at(-1)?.sequence ?? end
  }
  return ids
}

/** Ids of the events that the log holds, and that are not erased. Not all of them if retention runs meanwhile. */
async function keptIds({ events }: Stores): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  const pageAfter = (sequence: number) => events.read(sequence, 1_000).catch(() => [])
  let page = await pageAfter(await events.sequenceBefore(0))
  while (page.length > 0) {
    for (const { id, type } of page) if (type !== erasedType) ids.add(id)
    page = await pageAfter(page.at(-1)?.sequence ?? 0)
  }
  return ids
}
