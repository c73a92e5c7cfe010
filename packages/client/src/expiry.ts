import { check } from './checks.ts'

/** What a subscription does when the service no longer keeps its position: throw the error, or continue with the latest events. */
export type Expiry = 'error' | 'latest'

export function checkExpiry(expiry: Expiry): void {
  check(expiry === 'error' || expiry === 'latest', "onExpired must be or return 'error' or 'latest'.")
}
