import { readFileSync } from 'node:fs'
import type { ServiceProcess } from '@tenant-api/test-kit/start-service'

const [pageBytes, ticksPerSecond] = [4_096, 100]

/** Resident memory of a process in megabytes. */
export function residentMemory({ process }: Pick<ServiceProcess, 'process'>): number {
  return (Number(readFileSync(`/proc/${process.pid}/statm`, 'utf8').split(' ')[1]) * pageBytes) / 1e6
}

/** CPU time that a process has used, in seconds: fields 14 and 15 of `/proc/<pid>/stat` (proc(5)). */
export function cpuSeconds({ process }: Pick<ServiceProcess, 'process'>): number {
  const [, fields = ''] = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}
