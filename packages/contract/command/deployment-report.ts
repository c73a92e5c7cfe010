import type { Change } from '../compatibility/change.ts'
import type { Break, Deployment } from './deployment.ts'

/** The most changes in one list of a report: a longer list ends with the number of the others. */
const mostListed = 50

/** What a deployment means to each consumer, as text. */
export function asText({ released, version, consumers, unused, compatible }: Deployment): string {
  const broken = consumers.filter(({ breaks }) => breaks.length > 0)
  const fine = consumers.filter(({ breaks }) => breaks.length === 0)
  return `${[
    answerOf(broken.length, consumers.length, released, version),
    ...broken.flatMap(({ consumer, breaks }) => [
      '',
      `${consumer} breaks:`,
      ...listed(breaks, one => `  ${textOf(one)}`),
    ]),
    ...(fine.length > 0 ? ['', `Works as before: ${fine.map(({ consumer }) => consumer).join(', ')}`] : []),
    ...section('Breaking, but used by no consumer:', unused),
    ...section('New, or without an effect on programs:', compatible),
  ].join('\n')}\n`

  function section(title: string, changes: readonly Change[]): readonly string[] {
    return changes.length === 0
      ? []
      : ['', title, ...listed(changes, ({ place, text, rule }) => `  ${place}: ${text} [${rule}]`)]
  }
}

/** What a deployment means to each consumer, as Markdown for a comment on a pull request. */
export function asMarkdown({ released, version, consumers, unused, compatible }: Deployment): string {
  const broken = consumers.filter(({ breaks }) => breaks.length > 0)
  return `${[
    `### ${answerOf(broken.length, consumers.length, released, version)}`,
    '',
    '| Consumer | |',
    '|---|---|',
    ...consumers.map(
      ({ consumer, breaks }) =>
        `| ${escaped(consumer)} | ${breaks.length === 0 ? 'works as before' : `**breaks** (${breaks.length})`} |`,
    ),
    ...broken.flatMap(({ consumer, breaks }) => [
      '',
      `#### ${escaped(consumer)} breaks`,
      '',
      ...listed(breaks, one => `- ${escaped(textOf(one))}`),
    ]),
    ...section('Breaking, but used by no consumer', unused),
    ...section('New, or without an effect on programs', compatible),
  ].join('\n')}\n`

  function section(title: string, changes: readonly Change[]): readonly string[] {
    if (changes.length === 0) return []
    const items = listed(changes, ({ place, text, rule }) => `- ${escaped(`${place}: ${text} [${rule}]`)}`)
    return ['', `<details><summary>${title}: ${changes.length}</summary>`, '', ...items, '', '</details>']
  }
}

function answerOf(broken: number, all: number, released: string, version: string): string {
  const versions =
    released === version ? `the changed version ${version}` : `version ${version} in place of ${released}`
  if (all === 0) return `Nobody uses the service: ${versions} can be deployed.`
  const consumers = all === 1 ? 'the only consumer' : `${broken} of ${all} consumers`
  return broken === 0
    ? `Yes, ${versions} can be deployed: none of ${all} consumers breaks.`
    : `No, ${versions} cannot be deployed: ${consumers} ${broken === 1 ? 'breaks' : 'break'}.`
}

function textOf({ uses, text, effect, rule }: Break): string {
  return `${uses}: ${text}. ${effect} [${rule}]`
}

function listed<Item>(items: readonly Item[], show: (item: Item) => string): readonly string[] {
  const more = items.length - mostListed
  return [...items.slice(0, mostListed).map(show), ...(more > 0 ? [`  and ${more} more`] : [])]
}

/** A text without meaning in Markdown. Names and values come from files of others. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|#@~]/g, String.raw`\$&`).replaceAll(/\s/g, ' ')
}
