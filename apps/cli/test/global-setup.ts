import path from 'node:path'
import { installPacked } from '@tenant-api/packaging/install-packed'
import type { TestProject } from 'vitest/node'
import { startTestService } from './service.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built and installed command line, which starts in half the time of the source. */
    readonly installed: string
    /** Address of a service for tests that do not read events, because other test files may publish events there. */
    readonly sharedService: string
  }
}

/** Builds and installs the package, and starts a service, once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const [installed, { service }] = await Promise.all([
    installPacked(path.join(import.meta.dirname, '..')),
    startTestService({ WEBHOOK_ALLOWED_CIDRS: '127.0.0.1/32', WEBHOOK_RETRY_DELAYS: '' }),
  ])
  project.provide('installed', installed.folder)
  project.provide('sharedService', service.baseUrl)
  return () => Promise.all([installed.remove(), service.stop()])
}
