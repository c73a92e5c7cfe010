import type { Client } from '../../auth/clients.ts'
import { type Row, timeOf } from './row.ts'

/** Converts a row of `clients`. */
export function clientOf(row: Row): Client {
  return {
    id: String(row.id),
    name: String(row.name),
    secretHash: String(row.secret_hash),
    scopes: JSON.parse(String(row.scopes)),
    isGlobal: Boolean(row.is_global),
    isThirdParty: Boolean(row.is_third_party),
    createdAt: Number(row.created_at),
    disabledAt: timeOf(row.disabled_at),
  }
}
