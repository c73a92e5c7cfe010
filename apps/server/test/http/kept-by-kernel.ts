import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/**
 * The bytes that the kernel of this machine holds for the other end of a connection, because its reader has not read them: also
 * after the other end has closed its socket.
 *
 * @param connection a connection to this machine over IPv4
 */
export function keptByKernel({ localPort, remotePort }: Socket): number {
  const [, ...lines] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n')
  let bytes = 0
  for (const line of lines) {
    // proc_net_tcp(5): number, local address, remote address, state, queue to send and queue to read.
    const [, local = '', remote = '', , queues = ''] = line.trim().split(/\s+/)
    if (portOf(local) === remotePort && portOf(remote) === localPort)
      bytes += Number.parseInt(queues.split(':')[0] ?? '', 16)
  }
  return bytes
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16)
}
