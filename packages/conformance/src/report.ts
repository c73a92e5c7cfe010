import { open } from 'node:fs/promises'
import type { WriteStream } from 'node:tty'
import type { Finding, Findings, GroupFindings, Outcome, Watcher } from './check.ts'
import type { CoveredAnswer } from './coverage.ts'

const formats = { json: jsonOf, junit: junitOf, html: htmlOf } as const

export type ReportFormat = keyof typeof formats
export const reportFormats = Object.keys(formats) as readonly ReportFormat[]

export interface Report {
  readonly format: ReportFormat
  readonly file: string
}

/**
 * Opens the file of a report before the run, whose findings would be lost without it.
 *
 * @returns writes the report
 * @throws {Error} if the file cannot be written
 */
export async function openReport({ format, file }: Report): Promise<(findings: Findings) => Promise<void>> {
  const opened = await open(file, 'w').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be written: ${code}. Name another file for the report.`)
  })
  return async findings => {
    await opened.writeFile(formats[format](findings))
    await opened.close()
  }
}

function jsonOf({ groups, answers, ...findings }: Findings): string {
  const cases = groups.map(({ cases, ...group }) => ({
    ...group,
    cases: cases.map(({ violation, ...outcome }) => ({ ...outcome, failed: violation !== undefined })),
  }))
  return `${JSON.stringify({ ...findings, groups: cases, parts: promises(answers) }, null, 2)}\n`
}

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

/** The report as JUnit XML: a suite for each group. */
function junitOf({ baseUrl, groups, violations }: Findings): string {
  const suites = groups.map(({ name, skipped: reason, cases, seconds }) => {
    const { failed, skipped } = countsOf(cases)
    const tests = cases.map(one => {
      const finding = violations.find(found => found.group === name && found.name === one.name)
      const failure =
        one.violation &&
        `<failure message="${escaped(one.violation.message)}">${escaped(finding?.curl ?? '')}</failure>`
      const omission = one.skipped !== undefined && `<skipped message="${escaped(one.skipped)}"/>`
      return `    <testcase classname="${name}" name="${escaped(one.name)}" time="${one.seconds.toFixed(3)}">${failure || omission || ''}</testcase>`
    })
    if (reason !== undefined)
      tests.push(
        `    <testcase classname="${name}" name="${name}"><skipped message="${escaped(reason)}"/></testcase>`,
      )
    const counts = `tests="${tests.length}" failures="${failed}" skipped="${skipped + (reason === undefined ? 0 : 1)}"`
    return `  <testsuite name="${name}" ${counts} time="${seconds.toFixed(3)}">\n${tests.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escaped(baseUrl)}">\n${suites.join('\n')}\n</testsuites>\n`
}

/** Prints a line for each group, then the violations and a summary. On a terminal also shows the last case that has ended. */
export function createPrinter(
  out: Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number },
): Watcher & { end(findings: Findings): void } {
  const line = (text: string) => out.write(`${out.isTTY ? '\r\x1b[K' : ''}${printable(text)}\n`)
  return {
    onCase(group, { name }) {
      if (out.isTTY) out.write(`\r\x1b[K${`${group}: ${name}`.slice(0, (out.columns ?? 80) - 1)}`)
    },
    onGroup: group => line(groupLine(group)),
    end({ groups, violations, answers, seconds }) {
      for (const { group, name, message, curl } of violations)
        line(`\n${group}: ${name}\n  ${message}${curl ? `\n  ${curl}` : ''}`)
      const { passed, failed, skipped } = countsOf(groups.flatMap(({ cases }) => cases))
      const states = promises(answers).map(({ state }) => state)
      const seen = states.filter(state => state !== 'not seen').length
      line(
        `\n${passed} cases passed, ${failed} failed, ${skipped} skipped in ${seconds.toFixed(0)} s. ` +
          `Seen: ${seen} of ${states.length} statuses, headers, properties and messages of the document.`,
      )
    },
  }
}

function groupLine({ name, skipped, cases, seconds }: GroupFindings): string {
  const title = name.padEnd(24)
  if (skipped !== undefined) return `${title}skipped: ${skipped}`
  const counts = countsOf(cases)
  const reasons = [...counts.reasons].map(([reason, count]) => `, ${count} skipped: ${reason}`).join('')
  const failed = counts.failed > 0 ? `, ${counts.failed} FAILED` : ''
  return `${title}${counts.passed} passed${failed}${reasons} (${seconds.toFixed(1)} s)`
}

/** A part of the document, and whether a run has seen or violated it. */
interface DocumentedPart {
  readonly operationId: string
  readonly status: number
  readonly mediaType: string
  /** A header, a property, or `message NAME` for the message of an error; empty for the answer as a whole. */
  readonly part: string
  readonly state: 'seen' | 'not seen' | 'violated'
  /** The message of the violation. */
  readonly message?: string
}

/** All documented parts, and all undocumented parts that occurred. */
function promises(answers: readonly CoveredAnswer[]): readonly DocumentedPart[] {
  return answers.flatMap(
    ({ operationId, status, mediaType, isDocumented, documented, seen, violated, count }) => {
      const answer = { operationId, status, mediaType }
      const parts = new Set(['', ...documented, ...violated.keys()])
      return [...parts].map(part => {
        const isSeen = part === '' ? count > 0 : seen.has(part)
        const message = violated.get(part) ?? (part === '' && !isDocumented ? 'is not documented' : undefined)
        const state = message !== undefined ? 'violated' : isSeen ? 'seen' : 'not seen'
        const name = part.replace(/^example /, 'message ')
        return { ...answer, part: name, state, ...(message !== undefined && { message }) } as const
      })
    },
  )
}

/** Counts cases by outcome, and skipped cases by reason. */
function countsOf(cases: readonly Outcome[]) {
  const reasons = new Map<string, number>()
  for (const { skipped } of cases)
    if (skipped !== undefined) reasons.set(skipped, (reasons.get(skipped) ?? 0) + 1)
  const failed = cases.filter(({ violation }) => violation).length
  const skipped = [...reasons.values()].reduce((sum, count) => sum + count, 0)
  return { passed: cases.length - failed - skipped, failed, skipped, reasons }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for XML and HTML. */
function escaped(text: string): string {
  return printable(text).replaceAll(/[&<>"]/g, character => entities[character] ?? character)
}

/** Replaces control characters: XML 1.0 forbids them, and a server could use them to control the terminal. */
function printable(text: string): string {
  return text.replaceAll(
    /[^\t\n\r\x20-\x7E\xA0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|\p{Bidi_Control}/gu,
    '\uFFFD',
  )
}
