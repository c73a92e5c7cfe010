/** Parses the output of strace: the system calls that write, sync and rename files. */

/** A system call, with the lines of the trace at which it began and ended. */
export interface SystemCall {
  readonly name: string
  /** The arguments as strace prints them: `26</data/tenant.db-wal>, "\x00…", 4096, 0`. */
  readonly args: string
  readonly result: string
  readonly began: number
  readonly ended: number
}

export const traced =
  'openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,link,linkat,unlink,unlinkat,rename'

/** Yields the calls in the order in which they ended. In the trace, the lines of several threads are interleaved. */
export function* readTrace(lines: Iterable<string>): Generator<SystemCall> {
  const unfinished = new Map<string, { text: string; began: number }>()
  let number = 0
  for (const line of lines) {
    number++
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const [, begun] = /^(.*) <unfinished \.\.\.>$/.exec(rest) ?? []
    if (begun !== undefined) {
      unfinished.set(thread, { text: begun, began: number })
      continue
    }
    const [, resumed] = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest) ?? []
    const { text, began } = (resumed !== undefined && unfinished.get(thread)) || { text: '', began: number }
    const [, name, args = '', result = ''] = /^(\w+)\((.*)\) += (.*)$/.exec(text + (resumed ?? rest)) ?? []
    if (name !== undefined) yield { name, args, result, began, ended: number }
  }
}

/** Decodes and joins the string arguments of a system call. */
export function bytesIn(args: string): Buffer {
  const strings = Array.from(args.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, text = '']) => text)
  return Buffer.concat(strings.map(text => Buffer.from(text.replaceAll('\\x', ''), 'hex')))
}

/** Returns the path of the file descriptor at the beginning of the arguments or of the result. */
export function pathOf(args: string): string {
  const [, path = ''] = /^\d+<([^>]*)>/.exec(args) ?? []
  return Buffer.from(path.replaceAll('\\x', ''), 'hex').toString()
}

/** Returns the numbers at the end of the arguments. */
export function numbersIn(args: string): readonly number[] {
  return (/(?:, \d+)+$/.exec(args)?.[0] ?? '').split(', ').slice(1).map(Number)
}
