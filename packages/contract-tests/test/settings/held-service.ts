import { freePort } from '@tenant-api/test-kit/free-port'
import { type RunningService, startService } from '@tenant-api/test-kit/start-service'

/** A service that listens, and whose start does not end before `release`. */
export interface HeldService {
  readonly baseUrl: string
  /** Lets the start end. */
  release(): Promise<RunningService>
}

/** Starts a service that waits for its first signing key. */
export async function startHeldService(): Promise<HeldService> {
  const PORT = String(await freePort())
  const { subtle } = globalThis.crypto
  const generateKey: (...values: never[]) => Promise<unknown> = subtle.generateKey.bind(subtle)
  const released = Promise.withResolvers<void>()
  const held = new Promise<void>(resolve => {
    Object.defineProperty(subtle, 'generateKey', {
      configurable: true,
      async value(...values: never[]) {
        Reflect.deleteProperty(subtle, 'generateKey')
        resolve()
        await released.promise
        return generateKey(...values)
      },
    })
  })
  const started = startService({ PORT })
  await Promise.race([held, started])
  return {
    baseUrl: `http://127.0.0.1:${PORT}`,
    release() {
      released.resolve()
      return started
    },
  }
}
