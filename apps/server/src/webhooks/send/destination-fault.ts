import { bodyFault, type RequestFault } from '@tenant-api/contract'
import type { DestinationInput } from '../../event-streams/event-stream.ts'
import type { AddressGuard } from './address-guard.ts'
import { endpointFault } from './endpoint.ts'

/** Headers that frame the request or prove its origin. Stream owners must not set them. */
const reserved =
  /^(connection|content-.*|expect|host|keep-alive|proxy-.*|te|traceparent|tracestate|trailer|transfer-encoding|upgrade|user-agent|webhook-.*)$/i

/** The error for a destination that breaks a rule beyond its schema; null if the destination is valid. */
export function destinationFault(
  { configuration: { webhook_endpoint, webhook_authorization } }: DestinationInput,
  guard: AddressGuard,
  ownOrigin: string,
): RequestFault | null {
  const fault = endpointFault(webhook_endpoint, guard, ownOrigin)
  if (fault) return faultIn('webhook_endpoint', fault)
  if (webhook_authorization.method === 'custom_header' && reserved.test(webhook_authorization.header_key)) {
    return faultIn('webhook_authorization/header_key', 'is a header that only the service may set')
  }
  return null
}

function faultIn(place: string, message: string): RequestFault {
  return bodyFault([{ path: `/destination/configuration/${place}`, code: 'invalid', message }])
}
