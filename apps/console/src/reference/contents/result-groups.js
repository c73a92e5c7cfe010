/** Results by their group, each with its number in the order of the groups. The group of the best result comes first. */
export function resultGroups(results) {
  const names = [...new Set(results.map(({ group }) => group))]
  const ordered = names.flatMap(name => results.filter(({ group }) => group === name))
  const numbered = ordered.map((result, number) => ({ ...result, number }))
  return names.map(name => ({ name, results: numbered.filter(({ group }) => group === name) }))
}
