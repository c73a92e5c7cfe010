/**
 * Divides a resource among its holders by a dynamic threshold: each may have as much as is still free. A single holder gets
 * half of it, two get a third each, and there is always something left for another holder.
 *
 * @see Choudhury and Hahne, Dynamic Queue Length Thresholds for Shared-Memory Packet Switches, 1998
 */
export class FairShares {
  readonly #total: number
  readonly #most: number
  readonly #held = new Map<string, number>()
  #sum = 0

  /** @param most upper bound for one holder, however much is free */
  constructor(total: number, most: number = total) {
    this.#total = total
    this.#most = most
  }

  /** Takes an amount for a holder. @returns false, and takes nothing, if that exceeds the holder's share */
  take(holder: string, amount: number): boolean {
    const held = (this.#held.get(holder) ?? 0) + amount
    const free = this.#total - this.#sum - amount
    if (held > Math.min(free, this.#most)) return false
    this.#held.set(holder, held)
    this.#sum += amount
    return true
  }

  release(holder: string, amount: number): void {
    const held = (this.#held.get(holder) ?? 0) - amount
    if (held > 0) this.#held.set(holder, held)
    else this.#held.delete(holder)
    this.#sum -= amount
  }
}
