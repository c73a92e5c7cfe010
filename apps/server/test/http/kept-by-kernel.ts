import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'

/**
 * The bytes that the kernel of this machine holds for the other end of a connection, because its reader has not read them: also
 * after the other end has closed its socket.
 *
 * @param connection a connection to this machine over IPv4
 */
export function keptByKernel({ localPort, remotePort }: Socket): number {
  return sum(({ local, remote }) => local === remotePort && remote === localPort)
}

/** The bytes that the kernel of this machine holds for connections of a port whose server has closed them. */
export function leftToKernel(port: string): number {
  // A socket that no process holds has no inode. A listening socket has one.
  return sum(({ local, inode }) => local === Number(port) && inode === '0')
}

interface Row {
  readonly local: number
  readonly remote: number
  readonly inode: string
}

function sum(isWanted: (row: Row) => boolean): number {
  const [, ...lines] = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n')
  let bytes = 0
  for (const line of lines) {
    // proc_net_tcp(5): number, addresses, state, queues to send and to read, timer, retransmissions, user, timeout, inode.
    const [, local = '', remote = '', , queues = '', , , , , inode = ''] = line.trim().split(/\s+/)
    if (isWanted({ local: portOf(local), remote: portOf(remote), inode }))
      bytes += Number.parseInt(queues.split(':')[0] ?? '', 16)
  }
  return bytes
}

function portOf(address: string): number {
  return Number.parseInt(address.split(':')[1] ?? '', 16)
}
