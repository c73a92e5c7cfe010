import pg from 'pg'

/**
 * PostgreSQL's text holds every character but NUL, which JSON may carry. It is written as a pair; the first of the pair, a
 * character that is assigned to nobody, is written twice where it stands by itself.
 */
const marker = '\ue000'
const nul = '\ue000\ue001'

/** A text as PostgreSQL can hold it. */
export function encodeText(text: string): string {
  if (!text.includes('\0') && !text.includes(marker)) return text
  return text.replaceAll(marker, marker + marker).replaceAll('\0', nul)
}

/**
 * Texts in UTF-8, a line for each, as PostgreSQL can hold them: bytes are sent as they are, where a string would be encoded anew.
 * None of them may hold a line break or NUL.
 */
export function encodeLines(texts: readonly Uint8Array[]): Buffer {
  const lines = Buffer.alloc(
    texts.reduce((sum, { length }) => sum + length + 1, -1),
    '\n',
  )
  let start = 0
  for (const text of texts) {
    lines.set(text, start)
    start += text.length + 1
  }
  return lines.includes(marker) ? Buffer.from(encodeText(lines.toString())) : lines
}

/** A text as it was before {@link encodeText}. */
function decodeText(text: string): string {
  if (!text.includes(marker)) return text
  return text.replace(/\ue000([\ue000\ue001])/g, (_, second) => (second === marker ? marker : '\0'))
}

const { TEXT, INT8 } = pg.types.builtins

/** How columns are read. Sequences and times lie well below 2^53. */
const parsers = new Map<number, (text: string) => unknown>([
  [TEXT, decodeText],
  [INT8, Number],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}
