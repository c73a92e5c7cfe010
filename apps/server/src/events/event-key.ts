import { hash } from 'node:crypto'
import type { NewEvent } from './event-log.ts'

/** Length of a key in bytes. */
export const keyBytes = 32
/** The characters at the start of an id that show when it was made: in ULIDs 0.3 s, in UUIDs of version 7 a minute. */
const timeCharacters = 8
/** The characters at the end of an id that counting changes first. */
const countedCharacters = 2

/**
 * The idempotency key of an event: 32 bytes, in Latin-1. Mostly SHA-256 of the publisher's source and id, because they can be longer
 * than an index row, and because an index page may keep a copy of a key that has moved to another page.
 *
 * A hash alone would lie anywhere in the index, and a batch would rewrite a page for each event: five times the bytes. So the first
 * two bytes are equal for ids with the same start, and the next four for ids that differ at the end only. Keys of ids with a time or
 * a count lie close together; those of random ids do not.
 */
export function keyOf({ source, publisherId }: Pick<NewEvent, 'source' | 'publisherId'>): string {
  const made = sumOf(publisherId, timeCharacters)
  const counted = sumOf(publisherId, publisherId.length - countedCharacters, sumOf(source, source.length))
  const near = String.fromCharCode(
    made & 0xff,
    (made >>> 8) & 0xff,
    counted & 0xff,
    (counted >>> 8) & 0xff,
    (counted >>> 16) & 0xff,
    counted >>> 24,
  )
  // The length keeps the two parts apart, whatever they contain.
  const digest = hash('sha256', `${source.length} ${source}${publisherId}`, 'binary')
  return near + digest.slice(near.length)
}

/** A sum of the first characters of a text, as 32 bits. It only says where keys lie, so texts with equal sums do no harm. */
function sumOf(text: string, characters: number, start = 0): number {
  let sum = start
  for (let index = 0; index < characters && index < text.length; index++)
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return sum
}
