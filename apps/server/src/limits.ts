/**
 * Every limit that is no setting. `docs/limits.md` says of each who meets it and what they get; a test compares the two.
 * Names end with their unit where it is not a count.
 */
export const limits = {
  /** The size of a request body, counted after chunk decoding. */
  requestBodyBytes: 1_048_576,
  /**
   * The pieces in which a body may arrive: so many, and one more for each `requestBodyPieceBytes`. A piece of one byte costs the
   * event loop as much as one of 64 KB.
   */
  requestBodyPieces: 4_096,
  requestBodyPieceBytes: 64,
  /** What strangers may make the service hold of bodies that are not complete yet. */
  strangersBodiesBytes: 33_554_432,
  /** The part of each body that does not count as held, so that a small request always finds room; and an answer that does not. */
  uncountedBytes: 4_096,
  /** What all clients together may make the service hold: bodies until they are answered, and large answers until they are read. */
  clientsMemoryBytes: 268_435_456,
  /** What one client may make the service hold. */
  clientMemoryBytes: 33_554_432,
  /** Parameters of a form. */
  formParameters: 100,
  /** Client secrets that wait for their check, half of them of clients that do not exist. */
  waitingSecrets: 500,
  /** Clients whose last right secret is remembered. */
  rememberedSecrets: 1_000,
  /** Large publications that are parsed and validated at one time, and those that wait for it. */
  largePublications: 4,
  waitingPublications: 1_000,
  /** Reads of the delivery history that wait for their turn. */
  waitingReads: 1_000,
  /** Redeliveries of many that one stream may have under way. */
  redeliveriesUnderWay: 10,
  /** Characters of an error's message, as the document has it: what a caller named is told back to it, and cut. */
  messageCharacters: 2_048,
  /** Code points of `X-Correlation-ID` that are logged. */
  correlationIdCodePoints: 64,
  /** How long a listing can be continued. */
  checkpointHours: 24,
  /** The longest window of statistics. */
  statisticsDays: 366,
  /** Characters of a client's id: with `client_id:` in front it must fit into a `consumer_selector`. */
  clientIdCharacters: 245,
  /** Characters of a client's secret: a longer one does not fit into a request for a token. */
  leastSecretCharacters: 16,
  mostSecretCharacters: 1_024,
  /** Signing keys: every verifier fetches them all. */
  signingKeys: 16,
  /** How long a new key is published before it signs: verifiers may keep the key set for 5 minutes, and some do for 10. */
  newKeySeconds: 600,
  /** What the clock of an outside issuer may be off: a token that it has just issued must not lie ahead. */
  clockToleranceSeconds: 5,
  /** Time to fetch the keys of an outside issuer, and the bytes that are read. */
  keySetSeconds: 5,
  keySetBytes: 262_144,
  /** When those keys are fetched again: withdrawn ones are gone after so long. */
  keySetFreshSeconds: 600,
  /** How long those keys are used while the issuer does not answer. */
  keySetUsableSeconds: 3_600,
  /** The pause between two fetches for an unknown `kid`: anyone can send a token with one. */
  unknownKeySeconds: 60,
  /** Levels of nested JSON. `JSON.parse` takes 500,000, at a tenth of which every recursive reader overflows its stack. */
  jsonLevels: 64,
  /** Attempts of webhooks under way at one time, and those of one stream among them. */
  attempts: 512,
  attemptsOfStream: 32,
  /** Attempts under way that probe targets which have failed. */
  probes: 64,
  /** What the events of attempts under way may hold. */
  attemptsMemoryBytes: 67_108_864,
  /** Time to resolve the host name of an endpoint, and never more than half of an attempt's. */
  nameSeconds: 5,
  /** How long an address that DNS gave is used: the lifetime of its record, within these bounds. A missing name has the first. */
  shortestNameSeconds: 5,
  longestNameSeconds: 300,
  /** Names whose addresses are remembered, and the addresses of each family that a name may have. */
  rememberedNames: 5_000,
  addressesOfName: 16,
  /** What is read of a target's answer, to end it properly: more says nothing that its status did not. */
  targetAnswerBytes: 65_536,
  /** How long deliveries are signed with a replaced secret too, so that receivers can change over. */
  replacedSecretHours: 24,
  /** Results of a stream that are not written yet: beyond it the stream waits for the store. */
  unwrittenResults: 256,
  /** Results that one commit writes, and their bytes. */
  commitResults: 512,
  /** Waiting deliveries of a stream that its statistics count. */
  countedWaiting: 1_000,
  /** Events that a stream has yet to take and that are kept in memory for it. */
  eventsAhead: 200,
  /** What the deliveries of one page may hold, but for the first of them. */
  deliveryPageBytes: 524_288,
  /** Attempts that the history of a delivery keeps: the first one, and the latest. */
  storedAttempts: 100,
  /** Readers of history that get pages of 200 events, the next one read ahead; where there are more, all get small ones. */
  historyReaders: 64,
  /** Places in the tail of the log at which subscribers share pages. */
  sharedPages: 16,
  /** Filters for which a shared page is joined into one buffer; others get its frames one by one. */
  joinedFilters: 8,
  /** Connections, at some 20 KB each: below the descriptors that systems allow. */
  connections: 10_000,
  /** Requests of one connection that wait for their answer. */
  unansweredRequests: 16,
  /** Time to send the head of a request. */
  headSeconds: 10,
  /** Time to send a whole request. */
  requestSeconds: 30,
  /** Time in which the rest of a refused request is thrown away, so that its sender can read the answer. */
  refusedRequestSeconds: 2,
  /** Time to read an answer, once it is complete. */
  answerSeconds: 60,
  /** Time without any progress on a connection that has a request or an answer under way. */
  idleSeconds: 35,
  /** Time between two requests on a connection. */
  keepAliveSeconds: 5,
  /** Time in which requests in flight may end after SIGTERM. */
  shutdownSeconds: 8,
  /** Bytes of a request's head. */
  headBytes: 16_384,
} as const
