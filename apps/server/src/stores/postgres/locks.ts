/**
 * Advisory locks, which are the database's: whoever else uses them there uses another first number. Both numbers are 32 bits.
 *
 * @see https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
const space = 1_952_542_310

/** Held while the schema is changed. */
export const migrationLock = `${space}, 1`
/** Held from before sequences are given until they are committed, so that they can be seen in their order. */
export const appendLock = `${space}, 2`
/** Held while a node finds or makes what a service starts with. */
export const startLock = `${space}, 3`
/** Held while a client's places are counted. */
export const placesOf = (clientId: string) => `${space + 1}, hashtext(${clientId})`
