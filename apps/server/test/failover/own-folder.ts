import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownerOfPostgres } from '@tenant-api/test-kit/start-postgres'
import { onTestFinished } from 'vitest'

/**
 * Creates a folder for a program that runs as the user of PostgreSQL.
 *
 * @param atEnd registers its removal. It must then call the last registered function first.
 */
export async function ownFolder(
  name: string,
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `tenant-api-${name}-`))
  const owner = ownerOfPostgres()
  if (owner) await chown(folder, owner.uid, owner.gid)
  atEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
