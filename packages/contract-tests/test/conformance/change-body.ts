/** The body of an answer after a change of its JSON. */
export function changeBody(
  { body }: { body: string },
  change: (body: Record<string, unknown>) => void,
): string {
  const parsed = JSON.parse(body)
  change(parsed)
  return JSON.stringify(parsed)
}
