import type { Random } from '@tenant-api/test-kit/random'
import type { Change, RecordedDisk, RecordedFile, Sync } from './recorded-disk.ts'

/** A disk writes this many bytes completely or not at all. */
const sectorBytes = 512

/** Which unsynced writes a power cut loses. All of these losses occur on real disks. */
const losses = ['all', 'none', 'the last', 'some writes', 'some sectors'] as const

/** The contents of a folder after a power cut, by file name. */
export type DiskImage = ReadonlyMap<string, Buffer>

/**
 * Returns the folder after a power cut at line `at` of the trace. All synced data is there. Other writes are lost at random: all,
 * none, the last ones, or some of them, as a whole or by sectors.
 */
export function imageAfterCut(disk: RecordedDisk, at: number, random: Random): DiskImage {
  const loss = losses[random(losses.length)] ?? 'all'
  const image = new Map<string, Buffer>()
  for (const [name, file] of namesAt(disk, at, random)) image.set(name, contentAt(file, at, loss, random))
  return image
}

/**
 * Returns the file names after a power cut. As in a journal, unsynced name changes up to a random one survive, and later
 * changes are lost.
 */
function namesAt({ namings, folderSyncs }: RecordedDisk, at: number, random: Random) {
  const synced = lastSync(folderSyncs, at)
  const made = namings.filter(naming => naming.at <= at)
  const durable = made.filter(naming => naming.at < synced).length
  const kept = durable + random(made.length - durable + 1)
  const names = new Map<string, RecordedFile>()
  for (const { name, file } of made.slice(0, kept)) {
    if (file) names.set(name, file)
    else names.delete(name)
  }
  return names
}

function contentAt(
  { changes, syncs }: RecordedFile,
  at: number,
  loss: (typeof losses)[number],
  random: Random,
): Buffer {
  const synced = lastSync(syncs, at)
  const made = changes.filter(({ began }) => began <= at)
  const durable = made.filter(({ ended }) => ended < synced)
  const unsure = made.filter(({ ended }) => ended >= synced)
  return apply([...durable, ...survivors(unsure, loss, random)])
}

function survivors(
  unsure: readonly Change[],
  loss: (typeof losses)[number],
  random: Random,
): readonly Change[] {
  switch (loss) {
    case 'all':
      return []
    case 'none':
      return unsure
    case 'the last': {
      const kept = random(unsure.length + 1)
      const torn = unsure.slice(kept, kept + 1).flatMap(change => sectorsOf(change))
      return [...unsure.slice(0, kept), ...torn.slice(0, random(torn.length + 1))]
    }
    case 'some writes':
      return unsure.filter(() => random(2) === 0)
    case 'some sectors':
      return unsure.flatMap(sectorsOf).filter(() => random(8) !== 0)
  }
}

function sectorsOf(change: Change): readonly Change[] {
  if ('size' in change) return [change]
  const { offset, data, ...times } = change
  const parts: Change[] = []
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + sectorBytes - ((offset + from) % sectorBytes))
    parts.push({ ...times, offset: offset + from, data: data.subarray(from, to) })
    from = to
  }
  return parts
}

/** Returns the content of a file after these changes, with zeros where nothing was written. */
function apply(changes: readonly Change[]): Buffer {
  let size = 0
  for (const change of changes) size = sizeAfter(size, change)
  const largest = changes.reduce((most, change) => Math.max(most, sizeAfter(0, change)), 0)
  const content = Buffer.alloc(largest)
  for (const change of changes) {
    if ('size' in change) content.fill(0, change.size)
    else change.data.copy(content, change.offset)
  }
  return content.subarray(0, size)
}

function sizeAfter(size: number, change: Change): number {
  return 'size' in change ? change.size : Math.max(size, change.offset + change.data.length)
}

/** Finds the latest sync that ended by line `at`, and returns the line at which the sync began. Earlier writes are on the disk. */
function lastSync(syncs: readonly Sync[], at: number): number {
  return syncs.reduce((latest, { began, ended }) => (ended <= at ? Math.max(latest, began) : latest), 0)
}
