import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Response } from 'express'
import { limits } from '../limits.ts'

/** Interval of checks for unread bytes, in milliseconds. */
const lookMs = 1_000

/** Limits the connections of a server, and the requests on each. */
interface ConnectionLimits {
  /**
   * Counts a request until its answer is sent or its connection is closed.
   *
   * @returns false if its connection has too many requests, or has had its last answer; the connection is then reset
   */
  admit(res: ServerResponse): boolean
}

/**
 * Limits the number of connections. Beyond the limit, each new connection closes the connection that has waited longest for
 * an authenticated request. A client's new connection is closed only after `limits.connections` newer ones were opened. So
 * the client has time to send its request, even if an attacker opens connections.
 *
 * A caller that does not read in time is reset. A closed connection would leave up to 4 MB of unread bytes to the kernel, which
 * keeps them for minutes, and counts them for nobody.
 *
 * @param onCrowded called for each connection that is closed to make room
 */
export function limitConnections(server: Server, onCrowded: () => void): ConnectionLimits {
  /** Connections without an authenticated request, longest waiting first. */
  const waiting = new Set<Socket>()
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()
  /** Complete but unread answers, and ended connections that their callers keep open, with the time of their end, oldest first. */
  const unread = new Map<ServerResponse | Socket, number>()
  let open = 0

  server.on('connection', socket => {
    open++
    socket.once('close', () => {
      open--
      waiting.delete(socket)
      unread.delete(socket)
    })
    waiting.add(socket)
    const { destroySoon } = socket
    // Node calls this after the last answer. Its own method closes the connection even if the answer is not read.
    socket.destroySoon = () => {
      // The rest of an incomplete request is not read.
      if (![...(unanswered.get(socket) ?? [])].every(({ req }) => req.complete)) destroySoon.call(socket)
      else if (!socket.writableEnded) {
        socket.end()
        unread.set(socket, performance.now())
      }
    }
    if (open > limits.connections) makeRoom()
  })

  function makeRoom(): void {
    for (const socket of waiting) {
      // An unanswered request of this connection is authenticated. Such a connection counts as waiting again after the answer.
      if (hasClient(unanswered.get(socket))) waiting.delete(socket)
      else {
        socket.resetAndDestroy()
        onCrowded()
        return
      }
    }
  }

  server.on('timeout', socket => {
    if (unanswered.get(socket)?.size) socket.resetAndDestroy()
    else socket.destroySoon()
  })

  const timer = setInterval(() => {
    const latest = performance.now() - 1_000 * limits.answerSeconds
    for (const [one, endedAt] of unread) {
      if (endedAt > latest) return
      const socket = 'req' in one ? one.req.socket : one
      socket.resetAndDestroy()
    }
  }, lookMs).unref()
  server.once('close', () => clearInterval(timer))

  return {
    admit(res) {
      const { socket } = res.req
      const those = unanswered.get(socket) ?? new Set()
      if (those.size === limits.unansweredRequests || socket.writableEnded) {
        socket.resetAndDestroy()
        return false
      }
      unanswered.set(socket, those.add(res))
      res.once('prefinish', () => {
        // An answer that completes after its connection has closed would never be removed.
        if (!res.closed) unread.set(res, performance.now())
      })
      res.once('close', () => {
        unread.delete(res)
        those.delete(res)
        // Move the connection to the end of the queue.
        waiting.delete(socket)
        if (!socket.destroyed) waiting.add(socket)
      })
      return true
    },
  }
}

function hasClient(responses: ReadonlySet<ServerResponse> = new Set()): boolean {
  return [...responses].some(res => (res as Response).locals?.call?.caller !== undefined)
}
