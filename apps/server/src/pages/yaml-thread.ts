/** The thread that converts the document to YAML. This takes 100 ms, which would block the event loop. */
import { stringify } from 'yaml'
import { answerCalls } from '../threads.ts'

answerCalls(
  (document: object) => {
    const text = new TextEncoder().encode(stringify(document, { aliasDuplicateObjects: false }))
    return { answer: text, transfer: [text.buffer] }
  },
  () => {},
)
