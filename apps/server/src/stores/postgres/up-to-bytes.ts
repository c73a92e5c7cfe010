/** The size of the events that one step of background work reads or deletes, in bytes. A transaction then takes about 20 ms. */
const stepBytes = 1_048_576

/** SQL: the rows of `source` in `order`, up to the one with which their column `bytes` reaches the size of a step. */
export const upToBytes = (source: string, order: string) => `
  SELECT * FROM (
    SELECT *, sum(bytes) OVER (ORDER BY ${order}) - bytes AS bytes_before FROM (${source}) AS source) AS measured
  WHERE bytes_before < ${stepBytes} ORDER BY ${order}`
