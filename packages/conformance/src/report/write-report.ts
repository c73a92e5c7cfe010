import { writeFile } from 'node:fs/promises'
import type { Findings } from '../check.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { promises } from './promises.ts'

const formats = { json: jsonOf, junit: junitOf, html: htmlOf } as const

export type ReportFormat = keyof typeof formats
export const reportFormats = Object.keys(formats) as readonly ReportFormat[]

export function writeReport(format: ReportFormat, file: string, findings: Findings): Promise<void> {
  return writeFile(file, formats[format](findings))
}

function jsonOf({ groups, answers, ...findings }: Findings): string {
  const cases = groups.map(({ cases, ...group }) => ({
    ...group,
    cases: cases.map(({ violation, ...outcome }) => ({ ...outcome, failed: violation !== undefined })),
  }))
  return `${JSON.stringify({ ...findings, groups: cases, parts: promises(answers) }, null, 2)}\n`
}
