import { readFileSync } from 'node:fs'

/** USER_HZ of Linux. Times in /proc are in ticks; all common platforms have 100 ticks per second. */
const ticksPerSecond = 100

/** CPU time of a process in seconds, user and system. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(userTicks) + Number(systemTicks)) / ticksPerSecond
}

/** Resident memory of a process in bytes. */
export function residentBytes(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Number(pages) * 4_096
}
