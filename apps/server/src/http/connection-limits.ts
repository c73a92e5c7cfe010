import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Response } from 'express'
import { limits } from '../limits.ts'

/** Interval of checks for unread answers, in milliseconds. */
const lookMs = 1_000

/** Limits the connections of a server, and the requests on each. */
interface ConnectionLimits {
  /**
   * Counts a request until its answer is sent or its connection is closed.
   *
   * @returns false if its connection has too many requests; the connection is then closed
   */
  admit(res: ServerResponse): boolean
}

/**
 * Limits the number of connections. Beyond the limit, each new connection closes the connection that has waited longest for
 * an authenticated request. A client's new connection is closed only after `limits.connections` newer ones were opened. So
 * the client has time to send its request, even if an attacker opens connections.
 *
 * @param onCrowded called for each connection that is closed to make room
 */
export function limitConnections(server: Server, onCrowded: () => void): ConnectionLimits {
  /** Connections without an authenticated request, longest waiting first. */
  const waiting = new Set<Socket>()
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()
  /** Complete but unread answers with their time of completion, oldest first. */
  const unread = new Map<ServerResponse, number>()
  let open = 0

  server.on('connection', socket => {
    open++
    socket.once('close', () => {
      open--
      waiting.delete(socket)
    })
    waiting.add(socket)
    if (open > limits.connections) makeRoom()
  })

  function makeRoom(): void {
    for (const socket of waiting) {
      // An unanswered request of this connection is authenticated. Such a connection counts as waiting again after the answer.
      if (hasClient(unanswered.get(socket))) waiting.delete(socket)
      else {
        socket.destroy()
        onCrowded()
        return
      }
    }
  }

  const timer = setInterval(() => {
    const latest = performance.now() - 1_000 * limits.answerSeconds
    for (const [res, completedAt] of unread) {
      if (completedAt > latest) return
      res.destroy()
    }
  }, lookMs).unref()
  server.once('close', () => clearInterval(timer))

  return {
    admit(res) {
      const { socket } = res.req
      const those = unanswered.get(socket) ?? new Set()
      if (those.size === limits.unansweredRequests) {
        socket.destroy()
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
