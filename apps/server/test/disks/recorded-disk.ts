import path from 'node:path'
import { bytesIn, numbersIn, pathOf, type SystemCall } from './trace.ts'

/** A change of the content of a file: bytes at an offset, or a new size. `began` and `ended` are lines of the trace. */
export type Change =
  | { readonly began: number; readonly ended: number; readonly offset: number; readonly data: Buffer }
  | { readonly began: number; readonly ended: number; readonly size: number }

export interface RecordedFile {
  readonly changes: Change[]
  readonly syncs: Sync[]
}

/** A sync. Once it ends, everything written before it began is on the disk. */
export interface Sync {
  readonly began: number
  readonly ended: number
}

/** A change of a name in the folder: `file` gets the name, or the name is removed if `file` is null. */
export interface Naming {
  readonly at: number
  readonly name: string
  readonly file: RecordedFile | null
}

/** All changes that a process made in a folder, and the writes that the process acknowledged meanwhile. */
export interface RecordedDisk {
  readonly namings: readonly Naming[]
  readonly folderSyncs: readonly Sync[]
  /** Acknowledged ids, each with the line of the trace at which its answer was sent. */
  readonly acknowledged: readonly { readonly at: number; readonly id: string }[]
  /** The last line of the trace. */
  readonly end: number
}

/** Recognizes an answer that acknowledges a write. Its body has the ids of events or of a policy. */
const success = /^HTTP\/1\.1 20[01] /
const storedIds = /(?<="(?:event_id|id)":")(?:evt|rlp)_[1-9A-HJ-NP-Za-km-z]{22}(?=")/g

/** Collects the changes of a folder from the system calls of a process. @param folder the real path of the data folder */
export function recordDisk(calls: Iterable<SystemCall>, folder: string): RecordedDisk {
  const namings: Naming[] = []
  const folderSyncs: Sync[] = []
  const acknowledged: { at: number; id: string }[] = []
  const files = new Map<string, RecordedFile>()
  const sizes = new Map<RecordedFile, number>()
  let end = 0

  function name(at: number, named: string, file: RecordedFile | null): void {
    namings.push({ at, name: named, file })
    if (file) files.set(named, file)
    else files.delete(named)
  }

  function change(file: RecordedFile | undefined, made: Change): void {
    file?.changes.push(made)
    if (file) sizes.set(file, 'size' in made ? made.size : made.offset + made.data.length)
  }

  for (const { name: call, args, result, began, ended } of calls) {
    end = ended
    if (result.startsWith('-1')) continue
    const at = { began, ended }
    const on = pathOf(args)
    const file = path.dirname(on) === folder ? files.get(path.basename(on)) : undefined
    switch (call) {
      case 'openat': {
        const opened = pathOf(result)
        const isNew = args.includes('O_CREAT') && !files.has(path.basename(opened))
        if (path.dirname(opened) === folder && isNew)
          name(ended, path.basename(opened), { changes: [], syncs: [] })
        break
      }
      case 'link':
      case 'linkat':
      case 'rename':
      case 'unlink':
      case 'unlinkat': {
        const [from = '', to] = pathsIn(args)
        if (path.dirname(from) !== folder) break
        const linked = files.get(path.basename(from))
        if (to !== undefined && linked) name(ended, path.basename(to), linked)
        if (!call.startsWith('link')) name(ended, path.basename(from), null)
        break
      }
      case 'pwrite64':
        change(file, { ...at, offset: numbersIn(args)[1] ?? 0, data: bytesIn(args) })
        break
      case 'write':
      case 'writev':
        if (file) change(file, { ...at, offset: sizes.get(file) ?? 0, data: bytesIn(args) })
        else if (on.startsWith('socket:')) acknowledged.push(...idsIn(bytesIn(args).toString(), began))
        break
      case 'ftruncate':
        change(file, { ...at, size: numbersIn(args)[0] ?? 0 })
        break
      default:
        if (on === folder) folderSyncs.push(at)
        else file?.syncs.push(at)
    }
  }
  return { namings, folderSyncs, acknowledged, end }
}

function idsIn(answer: string, at: number) {
  return success.test(answer) ? Array.from(answer.matchAll(storedIds), ([id]) => ({ at, id })) : []
}

function pathsIn(args: string): readonly string[] {
  return Array.from(args.matchAll(/"([^"]*)"/g), ([, text = '']) =>
    Buffer.from(text.replaceAll('\\x', ''), 'hex').toString(),
  )
}
