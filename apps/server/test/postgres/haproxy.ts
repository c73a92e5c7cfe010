import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tenant-api/test-kit/free-port'
import { onTestFinished } from 'vitest'

/**
 * Starts HAProxy in front of nodes as a TCP proxy. It retries no request, and checks each node's `/readyz`.
 *
 * @param bin path of the program
 * @param ports ports of the nodes
 * @returns the URL of the proxy, and `isUp`
 */
export async function startHaproxy(bin: string, ports: readonly number[]) {
  const [port, statsPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(path.join(tmpdir(), 'tenant-api-haproxy-'))
  const file = path.join(folder, 'haproxy.cfg')
  const servers = ports.map((port, index) => `  server node${index} 127.0.0.1:${port}`).join('\n')
  await writeFile(
    file,
    `defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 20s
frontend stats
  mode http
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
listen nodes
  mode tcp
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 250ms fall 1 rise 1
${servers}
`,
  )
  const child = spawn(bin, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true })
  })
  const rowOf = async (index: number) => {
    const csv = await fetch(`http://127.0.0.1:${statsPort}/;csv`).then(
      answer => answer.text(),
      () => '',
    )
    const [head = '', ...rows] = csv.split('\n')
    const row = rows.find(line => line.startsWith(`nodes,node${index},`))
    return row?.split(',')[head.split(',').indexOf('status')]
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Whether HAProxy sends new connections to the node. `index` is the node's place in `ports`. */
    isUp: async (index: number) => (await rowOf(index)) === 'UP',
  }
}
