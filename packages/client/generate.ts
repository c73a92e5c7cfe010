/**
 * Writes src/generated/. It contains only the parts of the document that the client needs, because browsers download all of them.
 *
 * Usage: node generate.ts           writes the files
 *        node generate.ts --check   writes nothing, exits 1 when a file is stale
 */
import { writeGenerated } from '@tenant-api/contract/write-generated'
import {
  eventTypesModule,
  messageSchemasModule,
  streamParametersModule,
  timeParameterModule,
} from './message-modules.ts'
import {
  internalOperationsModule,
  operationFunctionsModule,
  publicOperationsModule,
  serviceOperationsModule,
} from './operation-modules.ts'

const banner = '// Generated from openapi/openapi.yaml by `npm run generate`. Never edited by hand.\n\n'

await writeGenerated(new URL('src/generated/', import.meta.url), {
  'operations.ts': banner + publicOperationsModule(),
  'operation-functions.ts': banner + operationFunctionsModule(),
  'stream-parameters.ts': banner + streamParametersModule(),
  'time-parameter.ts': banner + timeParameterModule(),
  'event-types.ts': banner + eventTypesModule(),
  'internal-operations.ts': banner + internalOperationsModule(),
  'service-operations.ts': banner + serviceOperationsModule(),
  'message-schemas.ts': banner + messageSchemasModule(),
})
