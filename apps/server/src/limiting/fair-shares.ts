/**
 * Divides a resource among its holders by a dynamic threshold: no holder may hold more than is still free. So a single holder
 * can take half of the resource, and a part always stays free for another holder. Two holders that take in turns get a third each.
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

  get free(): number {
    return this.#total - this.#sum
  }

  heldBy(holder: string): number {
    return this.#held.get(holder) ?? 0
  }

  mayTake(holder: string, amount: number): boolean {
    return this.heldBy(holder) + amount <= Math.min(this.free - amount, this.#most)
  }

  /** Takes an amount for a holder. @returns false, without taking anything, if the holder would exceed its share */
  take(holder: string, amount: number): boolean {
    if (!this.mayTake(holder, amount)) return false
    this.#held.set(holder, this.heldBy(holder) + amount)
    this.#sum += amount
    return true
  }

  release(holder: string, amount: number): void {
    const held = this.heldBy(holder) - amount
    if (held > 0) this.#held.set(holder, held)
    else this.#held.delete(holder)
    this.#sum -= amount
  }
}
