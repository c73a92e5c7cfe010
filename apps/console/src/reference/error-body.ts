/** The value of a JSON text; undefined for any other text. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** An error of a field, with the name of a parameter, or a JSON Pointer into the body such as `#/name`. */
export interface FieldError {
  readonly path: string
  readonly message: string
}

interface ErrorBody {
  readonly message?: string | undefined
  /** The message of the token endpoint. */
  readonly description?: string | undefined
  readonly code?: string | undefined
  readonly errors: readonly FieldError[]
}

/** The body of an error. Empty for any other text. */
export function errorBodyOf({ status = 0, text }: { status?: number; text?: string | undefined }): ErrorBody {
  const body = status >= 400 ? parsed(text) : undefined
  if (body === null || typeof body !== 'object') return { errors: [] }
  const { message, error_description, errorCode, error, errors } = body as Readonly<
    Record<string, string>
  > & {
    readonly errors?: readonly FieldError[]
  }
  return {
    message: message ?? error_description,
    description: error_description,
    code: errorCode ?? error,
    errors: errors ?? [],
  }
}
