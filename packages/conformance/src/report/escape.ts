const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for XML and HTML. Replaces control characters, which XML 1.0 forbids. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, character => entities[character] ?? character)
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}
