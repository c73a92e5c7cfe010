/** A map whose entries expire, each after its own time. Adding an entry removes expired ones. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>()

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry && entry.until > performance.now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  /** @param ms how long the value is valid */
  set(key: string, value: Value, ms: number): void {
    const now = performance.now()
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: now + ms })
    // Check the two oldest entries at each insertion. Removing up to two entries for each new one keeps the map small.
    for (const [oldest, { until }] of [...firstTwo(this.#entries)])
      if (until <= now) this.#entries.delete(oldest)
  }
}

function* firstTwo<Entry>(entries: Iterable<Entry>): Generator<Entry> {
  let count = 0
  for (const entry of entries) {
    if (count++ === 2) return
    yield entry
  }
}
