import { readFileSync } from 'node:fs'

/** Clock ticks of Linux in a second; fixed for all of its platforms. */
const ticksPerSecond = 100

/** CPU time that a process has used, in its own code and in the kernel's, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(userTicks) + Number(systemTicks)) / ticksPerSecond
}

/** Memory of a process that is in RAM, in bytes. */
export function residentBytes(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Number(pages) * 4_096
}
