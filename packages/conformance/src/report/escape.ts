const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for XML and HTML. */
export function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"]/g, character => entities[character] ?? character)
}

/** Replaces control characters: XML 1.0 forbids them, and a server could use them to control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\t\n\r\x20-\x7E\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}
