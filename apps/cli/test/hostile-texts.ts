import {
  answer,
  eventFrame,
  type HostileService,
  openEventStream,
  openHostileService,
} from './hostile-service.ts'

/** A text with characters that change a terminal's title, clear its screen, and show text in another order. */
export const hostile = 'x\u001b]0;pwned\u0007\u001b[2J\u007f\u009by\u202e z\u2066'

/** The characters that control a terminal, or change the order in which it shows text. */
export const controls = /[\p{Cc}\p{Bidi_Control}]/u

/** Opens a service and receiver whose texts contain control characters. */
export const openHostile = (): Promise<HostileService> =>
  openHostileService((request, response) => {
    if (request.method === 'POST') response.end(hostile)
    else if (request.url?.startsWith('/api/v2/event-streams/')) answer(response, 200, { name: hostile })
    else if (request.url?.startsWith('/api/v2/event-streams')) answer(response, 400, { errorCode: hostile })
    else {
      openEventStream(response)
      const offset = JSON.stringify(`o1${hostile}`)
      response.write(eventFrame(1, { source: hostile }).replace('"offset":"o1"', () => `"offset":${offset}`))
    }
  })
