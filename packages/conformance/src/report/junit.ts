import type { Findings } from '../check.ts'
import { countsOf } from './counts.ts'
import { escaped } from './escape.ts'

/** The report as JUnit XML: a suite for each group. */
export function junitOf({ baseUrl, groups, violations }: Findings): string {
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
