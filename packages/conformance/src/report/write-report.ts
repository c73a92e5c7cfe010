import { open } from 'node:fs/promises'
import type { Findings } from '../check.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { promises } from './promises.ts'

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
