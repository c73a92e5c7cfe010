// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.

import { operations } from './operations.ts'

/** The operation of subscriptions, and the operations that have a function. */

export const { subscribeEvents: streamOperation, ...functionOperations } = operations

/** The query parameter that takes the offset to resume after. */

export const position = 'from'

/** The query parameters that say where a subscription starts: after an offset. */

export const startAfter = (offset?: string) => ({ from: offset, from_timestamp: undefined })

/** The audience of the tokens for the public operations. */

export const audience = '/api/v2/'

/** The token endpoint: the operation at `tokenUrl`, or that address if it is not an operation. */

export const tokenOperation = operations.issueToken
