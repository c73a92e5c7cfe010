/** The earliest and latest time that RFC 3339 can express in UTC, in milliseconds since 1970. */
export const firstTime = Date.parse('0000-01-01T00:00:00.000Z')
export const lastTime = Date.parse('9999-12-31T23:59:59.999Z')
