export type JsonSchema = Readonly<Record<string, unknown>>

/** What the document says about the tool of an operation. */
export interface DocumentedTool {
  /** The operationId, after `read_` for a GET and `write_` for other methods. */
  readonly name: string
  readonly description: string
  /** The arguments: parameters and properties of the body in one flat object, as for the functions of the client. */
  readonly inputSchema: JsonSchema & { readonly type: 'object' }
}
