import pg from 'pg'

/**
 * PostgreSQL's text cannot hold NUL, but JSON can. NUL is stored as two private-use characters, `marker` and U+E001. A
 * `marker` in the original text is stored doubled.
 */
const marker = '\ue000'
const nul = '\ue000\ue001'

/** Encodes a text for PostgreSQL. */
export function encodeText(text: string): string {
  if (!text.includes('\0') && !text.includes(marker)) return text
  return text.replaceAll(marker, marker + marker).replaceAll('\0', nul)
}

/**
 * Encodes UTF-8 texts for PostgreSQL, one line each. Passing bytes avoids encoding a string again. The texts must not
 * contain line breaks or NUL.
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

/** Reverses {@link encodeText}. */
function decodeText(text: string): string {
  if (!text.includes(marker)) return text
  return text.replace(/\ue000([\ue000\ue001])/g, (_, second) => (second === marker ? marker : '\0'))
}

const { TEXT, INT8 } = pg.types.builtins

/** Parsers of column types. Sequences and times are far below 2^53. */
const parsers = new Map<number, (text: string) => unknown>([
  [TEXT, decodeText],
  [INT8, Number],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}
