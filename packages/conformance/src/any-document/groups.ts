import type { Group } from '../group.ts'
import { acceptedExamples, acceptedQueries } from './accepted-examples.ts'
import { documentedStream } from './event-stream.ts'
import { brokenBodies, unauthenticated, unknownParameters } from './refused-requests.ts'

/** The groups of cases that are derived from the document, for any API. */
export const documentGroups: readonly Group[] = [
  { name: 'authentication', declare: unauthenticated, isQuiet: true },
  { name: 'queries', declare: acceptedQueries, isQuiet: true },
  { name: 'unknown-parameters', declare: unknownParameters, isQuiet: true },
  { name: 'broken-bodies', declare: brokenBodies, isQuiet: true },
  { name: 'examples', declare: acceptedExamples },
  { name: 'event-stream', declare: documentedStream },
]
