import { addParameter, changeTakeSchema, editsOf, text } from './edited-document.ts'

/** Edits that break no consumer. */
export const compatible = editsOf([
  [
    'an operation is new',
    ({ document, operation }) =>
      Object.assign(document.paths, { '/others': { get: { ...operation, operationId: 'x' } } }),
    /GET \/others is new/,
  ],
  [
    'another scope gives access',
    ({ operation }) => operation.security?.push({ accessToken: ['x'] }),
    /the scope x is enough/,
  ],
  ['a parameter is new', ({ operation }) => addParameter(operation, false), /parameter x is new/],
  [
    'a parameter has a higher limit',
    ({ operation }) => changeTakeSchema(operation, { maximum: 200 }),
    /maximum is 200, was 100/,
  ],
  [
    'the request body becomes optional',
    ({ operation }) => Object.assign(operation.requestBody ?? {}, { required: false }),
    /body of the request is no longer required/,
    ({ operation }) => Object.assign(operation.requestBody ?? {}, { required: true }),
  ],
  ['a property is new', ({ properties }) => Object.assign(properties, { x: text }), /property x is new/],
  [
    'an answer gets a new event type',
    ({ document }) =>
      Object.assign(document.components?.schemas ?? {}, {
        EventType: { type: 'string', enum: ['user.created', 'user.deleted'] },
      }),
    /may be "user.deleted"/,
  ],
  [
    'an error is new',
    ({ operation }) => Object.assign(operation.responses, { 409: {} }),
    /answer 409 is new/,
  ],
  [
    'an error is removed',
    ({ operation }) => Reflect.deleteProperty(operation.responses, '400'),
    /answer 400 is gone/,
  ],
  [
    'a header is new',
    ({ operation }) => Object.assign(operation.responses[201]?.headers ?? {}, { X: { schema: text } }),
    /header X is new/,
  ],
])
