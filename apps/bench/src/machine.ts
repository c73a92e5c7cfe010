import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { median } from './bench.ts'

/**
 * The machine on which the benches run: `AMD EPYC, 2 cores, Node 24.21.0, fdatasync of 4 KB in 1.2 ms`. Only cores that this process
 * may use count.
 */
export function describeMachine(): string {
  const [{ model } = { model: 'an unknown CPU' }] = cpus()
  const cores = availableParallelism()
  return `${model.trim()}, ${cores} ${cores === 1 ? 'core' : 'cores'}, Node ${process.versions.node}, fdatasync of 4 KB in ${fdatasyncMs().toFixed(1)} ms`
}

/** Time to append 4 KB to a file in the folder of the stores, and to write it to the disk: the median of 20. */
function fdatasyncMs(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'tenant-api-bench-'))
  const file = openSync(path.join(folder, 'disk'), 'w')
  const page = Buffer.alloc(4_096)
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    return performance.now() - start
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return median(times)
}
