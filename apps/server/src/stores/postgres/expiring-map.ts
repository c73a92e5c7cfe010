/** A map whose entries expire, each after its own time. Adding an entry removes expired ones. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>()

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > performance.now() ? entry.value : undefined
  }

  /** @param ms how long the value is valid */
  set(key: string, value: Value, ms: number): void {
    const now = performance.now()
    // The entry becomes the newest one.
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: now + ms })
    // Check the two oldest entries at each insertion. Removing up to two entries for each new one keeps the map small.
    let checked = 0
    for (const [oldest, { until }] of this.#entries) {
      if (until <= now) this.#entries.delete(oldest)
      if (++checked === 2) break
    }
  }
}
