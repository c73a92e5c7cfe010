/** The thread that writes the document as YAML. On the event loop any caller could block it for 100 ms. */
import { stringify } from 'yaml'
import { answerCalls } from '../answer-calls.ts'

answerCalls(
  (document: object) => {
    const text = new TextEncoder().encode(stringify(document, { aliasDuplicateObjects: false }))
    return { answer: text, transfer: [text.buffer] }
  },
  () => {},
)
