/**
 * Divides a resource among its holders by a dynamic threshold: no holder may hold more than is still free. So a single holder
 * can take half of the resource, two holders a third each, and a part always stays free for another holder.
 *
 * @see Choudhury and Hahne, Dynamic Queue Length Thresholds for Shared-Memory Packet Switches, 1998
 */
export class FairShares {
  readonly #total: number
  readonly #most: number
  readonly #held = new Map<string, number>()
  #sum = 0

  /** @param most additional upper bound for one holder */
  constructor(total: number, most: number = total) {
    this.#total = total
    this.#most = most
  }

  /** Takes an amount for a holder. @returns false, without taking anything, if the holder would exceed its share */
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
