/**
 * Every limit that is not a setting. `docs/limits.md` says whom each limit affects, and how. A test compares
 * the names and values in that document with this object. Names end with their unit, except counts.
 */
export const limits = {
  /** Size of a request body, after chunk decoding. */
  requestBodyBytes: 1_048_576,
  /**
   * Number of pieces in which a body may arrive: this many, plus one for each `requestBodyPieceBytes` bytes of the body. A
   * piece of one byte costs the event loop as much as a piece of 64 KB.
   */
  requestBodyPieces: 4_096,
  requestBodyPieceBytes: 64,
  /** Memory for the incomplete bodies of all unauthenticated callers together. */
  strangersBodiesBytes: 33_554_432,
  /** Bytes at the start of each body and answer that no memory limit counts, so that small requests are never refused. */
  uncountedBytes: 4_096,
  /** Memory held for all clients together: bodies until they are answered, and large answers until they are read. */
  clientsMemoryBytes: 268_435_456,
  /** Memory held for one client. */
  clientMemoryBytes: 33_554_432,
  formParameters: 100,
  /** An answer to a client counts against its quota as one request for each of these bytes that it begins. */
  quotaRequestBytes: 262_144,
  /** Unauthenticated token requests that read the store at once. */
  tokenRequestsAtOnce: 2,
  /** Unauthenticated token requests that wait to read the store. */
  waitingTokenRequests: 2_000,
  /** Client secrets that wait for their check. Half of the places are for unknown clients. */
  waitingSecrets: 500,
  /** Clients whose last correct secret is cached. */
  rememberedSecrets: 1_000,
  /** Large publications that the thread validates at once, and large publications in its queue. */
  largePublications: 4,
  waitingPublications: 1_000,
  /** Waiting reads of the delivery history. */
  waitingReads: 1_000,
  /** Every event stream follows the log, so that each event causes work for each stream. */
  eventStreams: 2_000,
  rateLimitPolicies: 10_000,
  /** Time to count the deliveries of a bulk redelivery. The commit and the notice to the holder of the stream take more time. */
  countSeconds: 15,
  /** Events that a skip or a replay counts, with those that an enabled stream sends again. The document has the same limit. */
  countedEvents: 100_000,
  /** Attempts in flight with which a replay sends events. The other places of its stream stay free for new events. */
  replayAttempts: 16,
  /** Bulk redeliveries of a stream in progress at once. */
  redeliveriesUnderWay: 10,
  /** Test events of a stream that wait for their attempt. */
  waitingTestEvents: 100,
  /** Maximum length of an error message. The document has the same limit. Messages that quote the caller's input are cut. */
  messageCharacters: 2_048,
  /** Code points of `X-Correlation-ID` that are logged. */
  correlationIdCodePoints: 64,
  /** Characters of a path in the log and in a span. Anyone can send a path of 16 KB. */
  loggedPathCharacters: 256,
  /** Code points of a `User-Agent` that an entry of the tenant's log has. */
  userAgentCodePoints: 256,
  /** Characters of the sentence in an entry of the tenant's log. It may quote an answer. */
  logDetailCharacters: 1_024,
  /** Entries of the tenant's log. The oldest of more are deleted, even before their time. An entry takes about 1 KB. */
  logEntries: 5_000_000,
  /** Entries of one client in the tenant's log. Of a client with more, the oldest are deleted, even before their time. */
  logEntriesOfClient: 1_000_000,
  /** Entries of the log that are read for a page with several filters. Then the page ends, even if it is short. */
  searchedLogEntries: 10_000,
  /** Time between two notices about the same thing, such as a failing event stream. */
  noticeSeconds: 600,
  /** Notices that wait for their endpoint. The oldest of more are dropped; their entries stay in the log. */
  waitingNotices: 1_000,
  /** Sums of refusals and tokens that wait for the next minute. Beyond it, clients share one sum for each operation. */
  logSums: 2_000,
  /** Lifetime of a checkpoint. */
  checkpointHours: 24,
  statisticsDays: 366,
  /** Characters of a client id. With the prefix `client_id:` it must fit into a `consumer_selector`. */
  clientIdCharacters: 245,
  /** Characters of the name of a client. */
  clientNameCharacters: 128,
  /** Minimum and maximum length of a client secret. A longer secret does not fit into a token request. */
  leastSecretCharacters: 16,
  mostSecretCharacters: 1_024,
  /** Number of signing keys. Every verifier fetches all of them. */
  signingKeys: 16,
  /** How long a new key is published before it signs. Verifiers may cache keys for 5 minutes; some cache them for 10. */
  newKeySeconds: 600,
  /** Tolerated clock difference of an outside issuer, so that a new token does not appear to be from the future. */
  clockToleranceSeconds: 5,
  /** Time and size limits for fetching the keys of an outside issuer. */
  keySetSeconds: 5,
  keySetBytes: 262_144,
  /** Interval between fetches of an outside issuer's keys. Withdrawn keys stay valid for up to this long. */
  keySetFreshSeconds: 600,
  /** How long the fetched keys of an outside issuer are used while the issuer does not answer. */
  keySetUsableSeconds: 3_600,
  /** Minimum interval of fetches caused by tokens that no known key verifies, because anyone can send such a token. */
  unknownKeySeconds: 60,
  /** Keys of an outside issuer that are tried for one token. Several can match if the token has no `kid`, or if keys share one. */
  triedKeys: 8,
  /** Levels of nested JSON. `JSON.parse` accepts 500,000; recursive readers overflow the stack at a tenth of that. */
  jsonLevels: 64,
  /** Values inside a JSON body, except publications, which a thread parses. To parse 110,000 properties takes more than 50 ms. */
  jsonValues: 10_000,
  /** Webhook attempts in flight: in total, and for each stream. */
  attempts: 1_024,
  attemptsOfStream: 32,
  /** Attempts in flight that probe failed targets. */
  probes: 64,
  /** Memory for the events of attempts in flight. */
  attemptsMemoryBytes: 67_108_864,
  /** Time to resolve the host name of an endpoint. It is never more than half of the time limit of an attempt. */
  nameSeconds: 5,
  /**
   * The shortest and the longest time for which an address from DNS is cached, whatever the lifetime of its record. A missing
   * name is cached for the shortest time.
   */
  shortestNameSeconds: 5,
  longestNameSeconds: 300,
  /** Names whose addresses are cached, and cached addresses of a name for each IP version. */
  rememberedNames: 5_000,
  addressesOfName: 16,
  /** Bytes of a target's response that are read. Only its status decides, and only the beginning of a text is kept. */
  targetAnswerBytes: 65_536,
  /** Pieces of a target's response that are read. A piece of one byte costs the event loop as much as one of 64 KB. */
  targetAnswerPieces: 1_024,
  /** Interim responses (1xx) of an attempt. A target could send thousands a second. */
  targetInterimResponses: 100,
  /** Headers of all interim responses of an attempt. To parse a hundred heads of 16 KB takes up to a second. */
  targetInterimHeaders: 1_000,
  /** How long an idle connection to a target stays open at most, even if the target offers longer. */
  targetIdleSeconds: 4,
  /** How long deliveries are also signed with a replaced secret, so that receivers can switch to the new one. */
  replacedSecretHours: 24,
  /** Unwritten results and attempts in flight of a stream. At this number no further attempt begins until a commit. */
  unwrittenResults: 1_024,
  /** Events of a stream with an order that wait in memory for earlier events of their objects. Others wait in the store. */
  heldEvents: 256,
  /** Results written by one commit, and the size of their events that it writes. On SQLite, 1 MB blocks the event loop for 2 ms. */
  commitResults: 512,
  commitBytes: 4_194_304,
  /** Age of the oldest event that waits, above which an event stream is behind. */
  behindSeconds: 60,
  /** Failed and abandoned attempts of a stream that are kept, and successful ones, and the age up to which these are kept. */
  failedAttemptsOfStream: 10_000,
  successesOfStream: 1_000,
  successHours: 24,
  /** Successful attempts that a node adds to the list in a period: of all streams together, and of one. Others are only counted. */
  samples: 2_000,
  samplesOfStream: 100,
  samplesSeconds: 10,
  /** Code points of a target's answer that are stored with an attempt. */
  answerCodePoints: 1_024,
  /** Statistics count at most this many waiting deliveries of a stream. */
  countedWaiting: 1_000,
  /** Events of a stream that are read ahead into memory, and their size. Only a single read of the log may exceed the size. */
  eventsAhead: 200,
  eventsAheadBytes: 2_097_152,
  /** Memory for the events that all streams together have read ahead. */
  eventsAheadMemoryBytes: 67_108_864,
  /** Size of a page of deliveries. Only a single delivery that is larger than a page may exceed it. */
  deliveryPageBytes: 524_288,
  /** Number of attempts stored with a delivery: the first attempt, and the latest ones. */
  storedAttempts: 100,
  /** Subscriptions that wait while the service starts, or while the store does not answer, and how long each waits. */
  waitingSubscriptions: 4_000,
  /** Proxies must keep a silent connection open for 20 seconds. The last call of the store takes up to 4.5 of them. */
  waitingSubscriptionSeconds: 15,
  /**
   * Up to this number of readers of history, each gets pages of 200 events, and its next page is read ahead. With more
   * readers, all pages are small.
   */
  historyReaders: 64,
  /** Positions in the tail of the log from which subscribers read shared pages. */
  sharedPages: 16,
  /**
   * Number of filters for which the frames of a shared page are joined into one buffer. For other filters, the frames stay
   * separate buffers.
   */
  joinedFilters: 8,
  /** Number of filters for which a shared page remembers the events that meet their conditions. */
  testedFilters: 128,
  /** Size of the newest events that stay parsed for the conditions of other filters. */
  parsedEventsBytes: 1_048_576,
  /** Open connections, about 20 KB each. Needs `ulimit -n` above 11,000 (docs/operations.md). */
  connections: 10_000,
  /**
   * Connections that the system keeps until the service accepts them, one in each turn of the event loop. Beyond it the system drops
   * the attempt, and the caller tries again after 1, 3, 7 and 15 seconds. Linux has its own maximum, `net.core.somaxconn`.
   */
  unacceptedConnections: 4_096,
  /** Unanswered requests of one connection. They are answered one after the other. */
  unansweredRequests: 8,
  /** Unanswered requests of all clients together, without subscriptions. */
  clientsUnansweredRequests: 5_000,
  /** Time to send the head of a request. */
  headSeconds: 10,
  /** Time to send a whole request. */
  requestSeconds: 30,
  /** How long the rest of a refused request is read and dropped, so that its sender can read the answer. */
  refusedRequestSeconds: 2,
  /** Time for a caller to read an answer, once the answer is complete, and to close a connection that the service has ended. */
  answerSeconds: 60,
  /** Time without progress on a connection with a request or an answer in flight. */
  idleSeconds: 35,
  /** Time for requests in flight to end after SIGTERM. */
  shutdownSeconds: 8,
  /** Log lines that wait to be written, for example while the disk is full. */
  waitingLogBytes: 1_048_576,
  /** Size of the head of a request. */
  headBytes: 16_384,
} as const
