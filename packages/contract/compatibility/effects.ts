/**
 * How each kind of change affects consumers. The keys are the values of `Change.rule`. Changes of schemas are in
 * `schemaEffects`.
 */
export const effects = {
  'audience-changed': 'Tokens for the earlier audience get 401.',
  'closed-response-property-added': 'Strict clients refuse the answer.',
  'lifecycle-changed': 'The service promises more or less stability for the operation.',
  'operation-added': 'Clients can call it.',
  'operation-deprecated':
    'Its answers have the headers Deprecation and Sunset. Editors show its function as deprecated.',
  'operation-published': 'Clients can call it.',
  'operation-reactivated': 'Its answers no longer announce its end.',
  'operation-removed': 'Calls get 404 or 405.',
  'operation-renamed': 'Generated clients call the function by another name.',
  'operation-unpublished': 'Generated clients lose the function.',
  'request-body-added': 'Clients can send a body.',
  'request-body-became-optional': 'Requests may have no body.',
  'request-body-became-required': 'Requests without a body get 400.',
  'request-body-removed': 'Requests with a body are not understood.',
  'request-media-type-added': 'Clients can send another media type.',
  'request-media-type-removed': 'Requests of this media type get 415.',
  'request-parameter-added': 'Clients can send it.',
  'request-parameter-allow-reserved-added': 'Clients can send reserved characters as they are.',
  'request-parameter-allow-reserved-removed': 'Requests with unescaped reserved characters get 400.',
  'request-parameter-became-optional': 'Clients can leave it out.',
  'request-parameter-became-required': 'Requests without it get 400.',
  'request-parameter-deprecated': 'Clients should stop sending it.',
  'request-parameter-removed': 'Requests with it get 400.',
  'request-parameter-style-changed': 'Values written as before get 400.',
  'request-property-added': 'Clients can send it.',
  'request-property-became-optional': 'Clients can leave it out.',
  'request-property-became-required': 'Requests without it get 400.',
  'request-property-removed': 'Requests with it get 400.',
  'required-request-body-added': 'Requests without a body get 400.',
  'required-request-parameter-added': 'Requests without it get 400.',
  'required-request-property-added': 'Requests without it get 400.',
  'response-header-added': 'Answers may have one more header.',
  'response-header-became-optional': 'Answers may lack the header.',
  'response-header-removed': 'Answers lack the header.',
  'response-media-type-added': 'Answers may have a media type that a client cannot read.',
  'response-media-type-removed': 'Answers have another media type.',
  'response-property-added': 'Clients that ignore unknown properties see no difference.',
  'response-property-became-optional': 'Answers may lack it.',
  'response-property-became-required': 'Answers always have it.',
  'response-property-removed': 'Answers lack it.',
  'response-status-added': 'Answers may have a status that a client does not know.',
  'response-status-removed': 'Answers never have this status.',
  'scope-added': 'Clients can ask for the scope.',
  'scope-removed': 'Requests for a token with the scope fail.',
  'security-added': 'Some tokens that got 403 are accepted.',
  'security-removed': 'Tokens that were enough get 401 or 403.',
  'security-scheme-removed': 'Clients have no way to get a token.',
  'server-added': 'Clients can use another address.',
  'server-removed': 'Clients can no longer reach the service at this address.',
  'sunset-earlier': 'The operation ends before the date that clients plan for.',
  'sunset-changed': 'The operation ends at another date.',
  'token-url-changed': 'Clients ask for tokens at the wrong address.',
  'webhook-added': 'Receivers get requests that they do not expect.',
  'webhook-removed': 'Receivers get no more requests.',
} as const

export type Rule = keyof typeof effects

/**
 * The effect of a changed schema on consumers, by the receiver of the values and by how the set of allowed values changed.
 */
export const schemaEffects = {
  'to the service': {
    narrower: 'Requests that were accepted get 400.',
    wider: 'More requests are accepted.',
    other: 'Requests that were accepted may get 400 or mean something else.',
    harmless: 'Requests are accepted as before.',
  },
  'to consumers': {
    narrower: 'Clients receive fewer kinds of values.',
    wider: 'Clients may receive values that they do not know.',
    other: 'Clients may receive values that they do not know.',
    harmless: 'Clients that ignore unknown properties see no difference.',
  },
} as const
