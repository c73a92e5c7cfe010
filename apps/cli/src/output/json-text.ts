/**
 * A value as JSON text. JSON allows U+007F to U+009F unescaped. On a terminal they are escaped too, because they could control it.
 *
 * @param stream where the text is written
 */
export function jsonText(value: unknown, stream: { readonly isTTY?: boolean }, indent?: number): string {
  const text = JSON.stringify(value, null, indent)
  if (!stream.isTTY) return text
  return text.replace(/[\u007f-\u009f]/g, character => `\\u00${character.charCodeAt(0).toString(16)}`)
}
