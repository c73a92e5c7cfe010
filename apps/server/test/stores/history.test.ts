import { readdirSync, renameSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { StoreError } from '../../src/errors.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { createSqliteEventLog } from '../../src/stores/sqlite/event-log.ts'
import { openHistory } from '../../src/stores/sqlite/history.ts'
import { openDatabase } from '../../src/stores/sqlite/open.ts'
import { unexpected } from '../unexpected.ts'
import { newEvent, newEvents } from './conformance/new-event.ts'
import { temporaryFolder } from './temporary-folder.ts'

async function openLog() {
  const folder = await temporaryFolder()
  const database = openDatabase(folder, unexpected)
  const history = openHistory(database)
  const close = async () => {
    await history.close()
    if (database.isOpen) database.close()
  }
  onTestFinished(close)
  const events = createSqliteEventLog(database, history, createOffsetCodec(new Uint8Array(32)))
  await events.append(newEvents(1_000))
  return { folder, database, events, close }
}

it('history that the disk cannot read is a store error, not an expired cursor', async () => {
  const { database, events } = await openLog()
  expect(await events.read(0, 1)).toHaveLength(1)
  // The events that no page has read yet are still in the write-ahead log.
  truncateSync(`${database.file}-wal`)
  await expect(events.read(500, 10)).rejects.toThrow(StoreError)
  await expect(events.readFrames(800, 10, null, 0)).rejects.toThrow('SQLite does not answer.')
})

it('history whose file cannot be opened is a store error, and is read again once the file is back', async () => {
  const { database, events } = await openLog()
  renameSync(database.file, `${database.file}.away`)
  await expect(events.read(0, 1)).rejects.toThrow(StoreError)
  renameSync(`${database.file}.away`, database.file)
  expect(await events.read(0, 1)).toHaveLength(1)
})

it('a page of small events is full, even if another reader has just got a page of large ones', async () => {
  const { events } = await openLog()
  const large = JSON.stringify({ data: 'x'.repeat(200_000) })
  await events.append(['a', 'b'].map(id => newEvent(id, { json: large })))
  expect(await events.read(1_000, 2)).toHaveLength(1)
  expect(await events.read(0, 200)).toHaveLength(200)
  expect(await events.read(1_000, 2)).toHaveLength(1)
  expect(await events.readFrames(0, 200, null, 0)).toMatchObject({ last: 200 })
})

it('a page of small events ends before a large one, even if the previous page had only large ones', async () => {
  const { events } = await openLog()
  const large = JSON.stringify({ data: 'x'.repeat(200_000) })
  await events.append(['a', 'b'].map(id => newEvent(id, { json: large })))
  expect(await events.read(1_001, 1)).toHaveLength(1)
  expect(await events.read(999, 200)).toHaveLength(1)
})

it('a closed log leaves its events in one file, even if its history was read', async () => {
  const { folder, database, events, close } = await openLog()
  expect(await events.read(0, 10)).toHaveLength(10)
  await close()
  expect(readdirSync(folder)).toEqual([path.basename(database.file)])
})
