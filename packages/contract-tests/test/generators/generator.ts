/** A generator of clients, and a program for its client. */
export interface Generator {
  readonly name: 'Hey API' | 'orval' | 'kubb' | 'swagger-typescript-api' | 'openapi-zod-client'
  /** Files beside the generated code, by name. `program.ts` is the program, see `assignment.ts`. */
  readonly files: Readonly<Record<string, string>>
  /** The generator's arguments. It reads the document from `openapi.json` and writes to the folder `generated`. */
  readonly arguments: readonly string[]
  /** The libraries of the generated code, in the folder of the generators. */
  readonly libraries: 'node_modules' | 'zod-3/node_modules'
  /** Strict compiler options that the generated code does not support. */
  readonly compilerOptions: Readonly<Record<string, boolean>>
}
