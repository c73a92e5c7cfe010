/** Requests the same rate limit policy repeatedly. Usage: get.ts client|fetch <address> <requests> */
import { createClient } from '@tenant-api/client'
import { serveRounds } from './rounds.ts'

const [, , side, baseUrl = '', requests] = process.argv
const id = 'rlp_1CfRp9HbXeJu5MkTcVwF7z'
const token = 'a.b.c'
const client = createClient({ baseUrl, token })

async function bareGet(): Promise<unknown> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const response = await fetch(`${baseUrl}/api/v2/rate-limit-policies/${id}`, { headers })
  return response.json()
}

const get = side === 'client' ? () => client.getRateLimitPolicy({ id }) : bareGet
serveRounds(async () => {
  for (let sent = 0; sent < Number(requests); sent++) await get()
})
