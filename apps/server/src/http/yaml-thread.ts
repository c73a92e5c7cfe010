/** The thread that writes the document as YAML: on the event loop that would take 100 ms, at the wish of anyone. */
import { stringify } from 'yaml'
import { answerCalls } from '../answer-calls.ts'

answerCalls(
  (document: object) => {
    const text = new TextEncoder().encode(stringify(document, { aliasDuplicateObjects: false }))
    return { answer: text, transfer: [text.buffer] }
  },
  () => {},
)
