import type { Finding, Findings, GroupFindings } from '../check.ts'
import { countsOf } from './counts.ts'
import { escaped } from './escape.ts'
import { type DocumentedPart, promises } from './promises.ts'

const style = `
:root { color-scheme: light dark; --good: light-dark(#1a7f37, #3fb950); --bad: light-dark(#cf222e, #f85149); --dim: light-dark(#59636e, #9198a1); --line: light-dark(#d1d9e0, #3d444d); }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0 } h2 { font-size: 1.15rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
th.number, td.number { text-align: right } td.number, td.answer { white-space: nowrap }
code, pre { font: 13px ui-monospace, monospace } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: light-dark(#f6f8fa, #151b23); padding: .6rem; border-radius: 6px }
.seen, .passed { color: var(--good) } .violated, .failed { color: var(--bad); font-weight: 600 } .not-seen, .skipped, .dim { color: var(--dim) }
article { border-left: 3px solid var(--bad); padding-left: 1rem; margin: 1.2rem 0 } article h3 { font-size: 1rem; margin: 0 } article p { margin: .3rem 0 }
summary { cursor: pointer; padding: .2rem 0 }
`

/** The report as a page that needs no other file. */
export function htmlOf({ baseUrl, startedAt, seconds, groups, violations, answers }: Findings): string {
  const { passed, failed, skipped } = countsOf(groups.flatMap(({ cases }) => cases))
  const verdict = violations.length === 0 ? 'keeps its promises' : 'breaks promises'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conformance of ${escaped(baseUrl)}</title>
<style>${style}</style>
<h1>${escaped(baseUrl)} <span class="${failed > 0 ? 'failed' : 'passed'}">${verdict}</span></h1>
<p class="dim">${passed} cases passed, ${failed} failed, ${skipped} skipped. ${startedAt.toISOString()}, ${seconds.toFixed(0)} s.</p>
${violations.length > 0 ? `<h2>Violations</h2>${violations.map(violationOf).join('')}` : ''}
<h2>Groups</h2>
<table><tr><th>Group<th class="number">Passed<th class="number">Failed<th>Skipped<th class="number">Seconds${groups.map(rowOf).join('')}</table>
<h2>The document</h2>
${operationsOf(promises(answers))}
`
}

function violationOf({ group, name, message, curl }: Finding): string {
  const command = curl === undefined ? '' : `<pre>${escaped(curl)}</pre>`
  return `<article><h3>${escaped(group)}: ${escaped(name)}</h3><p>${escaped(message)}</p>${command}</article>`
}

function rowOf({ name, skipped: reason, cases, seconds }: GroupFindings): string {
  const { passed, failed, skipped, reasons } = countsOf(cases)
  if (reason !== undefined)
    return `<tr><td>${escaped(name)}<td colspan="4" class="skipped">skipped: ${escaped(reason)}`
  const why = [...reasons.keys()].map(escaped).join('; ')
  return `<tr><td>${escaped(name)}<td class="number passed">${passed}<td class="number${failed > 0 ? ' failed' : ''}">${failed}<td class="skipped">${skipped > 0 ? `${skipped}: ${why}` : ''}<td class="number">${seconds.toFixed(1)}`
}

function operationsOf(parts: readonly DocumentedPart[]): string {
  const operations = Map.groupBy(parts, ({ operationId }) => operationId)
  return Array.from(operations, ([operationId, ofOperation]) => {
    const seen = ofOperation.filter(({ state }) => state === 'seen').length
    const violated = ofOperation.filter(({ state }) => state === 'violated').length
    const broken = violated > 0 ? `, <span class="violated">${violated} violated</span>` : ''
    const violatedFirst = ofOperation.toSorted(
      (a, b) => Number(b.state === 'violated') - Number(a.state === 'violated'),
    )
    const rows = violatedFirst.map(
      ({ status, mediaType, part, state, message = '' }) =>
        `<tr><td class="answer">${status} ${escaped(mediaType)}<td>${part === '' ? 'the answer' : `<code>${escaped(part)}</code>`}<td class="${state.replace(' ', '-')}">${state}<td>${escaped(message)}`,
    )
    return `<details${violated > 0 ? ' open' : ''}><summary><code>${escaped(operationId)}</code> <span class="dim">${seen} of ${ofOperation.length} seen</span>${broken}</summary><table><tr><th>Answer<th>Part<th>State<th>Violation${rows.join('')}</table></details>`
  }).join('\n')
}
