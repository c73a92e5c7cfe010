import { HttpError } from '@tenant-api/client'

/** Whether the state of a resource does not allow a request: for example, another resource has the name. */
export function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.errorCode === 'conflict'
}
