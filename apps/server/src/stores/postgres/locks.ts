/**
 * The first number of this service's advisory locks; `placesOf` uses the next number. All programs on a
 * database share its locks, so other programs must use other first numbers. Both numbers of a lock have 32
 * bits.
 *
 * @see https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
const space = 1_952_542_310

/** Held while a starting node creates the schema. */
export const schemaLock = `${space}, 1`
/** Held from the assignment of sequences to their commit, so that events become visible in order. */
export const appendLock = `${space}, 2`
/** Held while a starting node reads or creates signing keys and the first client. */
export const startLock = `${space}, 3`
/** Held while a rate limit policy is inserted near the limit of their number. */
export const policiesLock = `${space}, 4`
/** Held while a client's open subscriptions are counted. */
export const placesOf = (clientId: string) => `${space + 1}, hashtext(${clientId})`
