import { refused, refuseUnknown, type Tool, wholeNumber } from './tool.ts'

/** The most characters of an answer to an agent, in UTF-16 code units. */
export const longest = 20_000
/** Characters for the note before a part of a longer text. */
const note = 300
/** Longer texts that are kept. Each may have megabytes. */
const keptTexts = 4

/**
 * JSON text in which characters that people do not see, or that reorder text, are escaped. Otherwise the data of a tenant could hide
 * instructions to a model from the people who watch it.
 */
export function visible(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, character =>
    Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
      .map(unit => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** Keeps answers that are too long for an agent, and lets it read on in them. */
export interface LongAnswers {
  /** The texts for an answer: the answer itself or, if it is too long, a note and its first part. */
  textsOf(json: string): readonly string[]
  readonly tool: Tool
}

/** The agent reads on in the same text: a second call might get another answer, and a write must not be repeated. */
export function createLongAnswers(): LongAnswers {
  const kept = new Map<string, string>()
  let count = 0

  function part(answer: string, text: string, from: number): readonly string[] {
    const most = from + longest - note
    const isCutPair = most < text.length && /[\ud800-\udbff]/.test(text.charAt(most - 1))
    const to = Math.min(most - Number(isCutPair), text.length)
    const rest = `Call ${tool.name} with {"answer":"${answer}","from":${to}}, or ask for less, such as with a smaller take.`
    return [
      JSON.stringify({ answer, from, to, characters: text.length, ...(to < text.length && { rest }) }),
      text.slice(from, to),
    ]
  }

  const tool: Tool = {
    name: 'read_rest',
    description: `Read on in an answer that was too long. The latest ${keptTexts} are kept.`,
    inputSchema: {
      type: 'object',
      properties: {
        answer: { description: 'As in the note before the first part.', type: 'string' },
        from: { description: 'The character to go on from.', type: 'integer', minimum: 1 },
      },
      required: ['answer', 'from'],
    },
    async call(given) {
      refuseUnknown(tool, given)
      const answer = String(given.answer)
      const text = kept.get(answer)
      if (text !== undefined) return part(answer, text, wholeNumber(given, 'from', text.length - 1, 0))
      const message = 'This answer is not kept, or no longer. Call its tool again.'
      throw refused('not_found', message, ['answer', 'invalid'])
    },
  }

  return {
    tool,
    textsOf(json) {
      const text = visible(json)
      if (text.length <= longest) return [text]
      count += 1
      kept.set(`a${count}`, text)
      kept.delete(`a${count - keptTexts}`)
      return part(`a${count}`, text, 0)
    },
  }
}
