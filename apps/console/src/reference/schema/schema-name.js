const prefix = '#/components/schemas/'

/** The name of the schema that a `$ref` refers to; undefined for other references and for schemas without a name. */
export const nameOf = ({ $ref }) => ($ref?.startsWith(prefix) ? $ref.slice(prefix.length) : undefined)

export const hrefOfSchema = name => `#/schemas/${name}`
