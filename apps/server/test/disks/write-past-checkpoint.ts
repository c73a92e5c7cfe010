/** Writes enough to start a WAL checkpoint of the database in the given folder, then writes up to 64 times until a write fails. */
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/stores/sqlite/open.ts'
import { startCheckpoints } from '../../src/stores/sqlite/wal-checkpoints.ts'
import { silentLog } from '../silent-log.ts'

const mebibyte = 1_048_576
const database = openDatabase(process.argv[2] ?? '', () => process.stdout.write('lost\n'))
const stop = startCheckpoints(database, silentLog)
database.exec('CREATE TABLE blobs (blob)')
const write = (bytes: number) =>
  database.write(() => database.prepare('INSERT INTO blobs VALUES (zeroblob(?))').run(bytes))

try {
  await write(80 * mebibyte)
  for (let batch = 0; batch < 64; batch++) {
    await write(1)
    await delay(10)
  }
  process.stdout.write('written\n')
} catch {
  process.stdout.write('refused\n')
}
await stop()
