import type { Command } from '@commander-js/extra-typings'
import { parseTokens } from '@tenant-api/contract/json-text'
import { InvalidArgumentError, Option } from 'commander'
import { timeForm } from '../generated/operations.ts'
import { didYouMean } from '../wrong-command.ts'
import type { DocumentedFlag, FlagKind } from './documented-operation.ts'

const placeholders: Readonly<Record<FlagKind, string>> = {
  string: ' <value>',
  integer: ' <number>',
  strings: ' <value>',
  time: ' <time>',
  boolean: '',
  json: ' <json>',
}

/** Adds a flag for a parameter or property: `--date-from` for `date_from`, `--start-from` for `from` in `start`. */
export function addFlag(command: Command, flag: DocumentedFlag): void {
  const { kind, description, choices } = flag
  const option = new Option(longFlag(flag) + placeholders[kind], description)
  if (kind === 'strings') {
    const parse = choices ? limitTo(choices, option) : (value: string) => value
    // commander keeps only the last value of a repeated flag. This parser keeps all of them.
    option.argParser((value, earlier: readonly string[] = []) => [...earlier, parse(value)])
    option.description = `${description} May be repeated.`
  } else if (kind === 'integer') option.argParser(integer)
  else if (kind === 'time') option.argParser(value => time(value))
  else if (kind === 'json') option.argParser(json)
  else if (choices) limitTo(choices, option)
  command.addOption(option as never)
}

/** The flag of commands that read live events, with a shorter description than that of the document. */
export const filterFlag: DocumentedFlag = {
  name: 'filter',
  kind: 'strings',
  description:
    'Only events with a value, such as data.object.name:prefix:a; tests: exact, prefix, suffix, in, exists, not_….',
}

/** Limits a flag to some values, and returns its parser. The error for another value suggests the nearest one, or else lists all. */
export function limitTo(choices: readonly string[], option: Option): (value: string) => string {
  const parse = (value: string) => {
    if (choices.includes(value)) return value
    throw new InvalidArgumentError(didYouMean(value, choices) || `Allowed choices are ${choices.join(', ')}.`)
  }
  option.choices(choices).argParser(parse)
  return parse
}

/** The values of the flags on the command line, by their names in the document. */
export function givenValues(
  flags: readonly DocumentedFlag[],
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const flag of flags) {
    const value = options[new Option(longFlag(flag)).attributeName()]
    if (value === undefined) continue
    const { name, within } = flag
    if (within === undefined) given[name] = value
    else given[within] = { ...Object(given[within]), [name]: value }
  }
  return given
}

/** Parses the value of a flag as an integer of at least 0. */
export function integer(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  if (!Number.isSafeInteger(Number(value)))
    throw new InvalidArgumentError(`It must be at most ${Number.MAX_SAFE_INTEGER}.`)
  return Number(value)
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/**
 * Parses the value of a flag as a time: one that the service accepts, or one relative to now, such as `-2h`. Returns it in the form of
 * the document. As in the service, a leap second is the second after it.
 */
export function time(value: string, now = Date.now()): string {
  const [, sign, amount, unit = ''] = /^([+-])(\d{1,9})([smhd])$/.exec(value) ?? []
  const [absolute, plain] = [value.toUpperCase(), value.toUpperCase().replace(':60Z', ':59Z')]
  const milliseconds = sign
    ? now + Number(`${sign}${amount}`) * (units[unit] ?? 0) * 1_000
    : Date.parse(plain) + (plain === absolute ? 0 : 1_000)
  const form = new RegExp(timeForm.pattern)
  // `Date.parse` reads 30 February as a day in March.
  const isTime = sign || (form.test(value) && textOf(Date.parse(plain)) === plain)
  const text = isTime ? textOf(milliseconds) : ''
  if (!form.test(text))
    throw new InvalidArgumentError(`It must be ${timeForm.mustBe}, or a time from now, such as -2h.`)
  return text
}

/** A time in the form of the document; empty for a time that `Date` cannot express. */
function textOf(milliseconds: number): string {
  const time = new Date(milliseconds)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().replace(/\.\d+Z$/, 'Z')
}

function json(value: string): unknown {
  try {
    return parseTokens(value)
  } catch {
    throw new InvalidArgumentError('It must be JSON.')
  }
}

function longFlag({ name, within }: DocumentedFlag): string {
  const words = within === undefined ? name : `${within}_${name}`
  return `--${words.toLowerCase().replaceAll('_', '-')}`
}
