import { once } from 'node:events'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSecretBox } from '../../src/crypto.ts'
import { ConfigError, StoreError } from '../../src/errors.ts'
import type { EventStreamStore } from '../../src/event-streams/event-stream.ts'
import type { EventLog } from '../../src/events/event-log.ts'
import { createOffsetCodec } from '../../src/events/offset.ts'
import { createEventStreams, oneWriter } from '../../src/stores/event-streams.ts'
import { createLogs } from '../../src/stores/logs.ts'
import type { Database } from '../../src/stores/sqlite/database.ts'
import { createSqliteEventLog } from '../../src/stores/sqlite/event-log.ts'
import { openHistory } from '../../src/stores/sqlite/history.ts'
import {
  createMachineClock,
  lockDataDir,
  openDatabase,
  openSqliteStores,
} from '../../src/stores/sqlite/open.ts'
import { silentLog } from '../silent-log.ts'
import { unexpected } from '../unexpected.ts'
import { anEntry } from './an-entry.ts'
import { newEvent, newEvents } from './conformance/new-event.ts'
import { newEventStream } from './conformance/new-event-stream.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { tenantOf } from './tenant-of.ts'

const offsets = createOffsetCodec(new Uint8Array(32))
const secrets = createSecretBox(new Uint8Array(32))

function open(folder: string): Database {
  const database = openDatabase(folder, unexpected)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  return database
}

function eventStreamsOf(database: Database): EventStreamStore {
  const clock = createMachineClock()
  const { enter } = createLogs(database, clock)
  return createEventStreams(database, { secrets, clock, coordination: oneWriter, enter })
}

function eventLogOf(database: Database): EventLog {
  const history = openHistory(database)
  onTestFinished(() => history.close())
  return createSqliteEventLog(database, history, offsets)
}

/** Locks the database for writing, and unlocks it a moment after the first entry of `turn` has become 1. */
const writeForAMoment = `
  const { parentPort, workerData: { file, turn } } = require('node:worker_threads')
  const database = new (require('node:sqlite').DatabaseSync)(file)
  database.exec('BEGIN IMMEDIATE')
  parentPort.postMessage('locked')
  Atomics.wait(turn, 0, 0)
  Atomics.wait(turn, 0, 1, 50)
  database.exec('COMMIT')
  database.close()`

describe('a SQLite file', () => {
  it('is refused if it is not a database, and left unchanged', async () => {
    const folder = await temporaryFolder()
    const file = path.join(folder, 'tenant.db')
    await writeFile(file, 'a letter, not a database '.repeat(1_000))
    expect(() => openDatabase(folder, unexpected)).toThrow(ConfigError)
    expect(() => openDatabase(folder, unexpected)).toThrow(`The database ${file} cannot be opened`)
    expect(await readFile(file, 'utf8')).toBe('a letter, not a database '.repeat(1_000))
  })

  it('is refused if it is damaged after its first page, and left unchanged', async () => {
    const folder = await temporaryFolder()
    const file = path.join(folder, 'tenant.db')
    tenantOf(folder)
    const database = open(folder)
    await eventLogOf(database).append(newEvents(500))
    database.close()
    const bytes = await readFile(file)
    const damaged = Buffer.concat([bytes.subarray(0, 8_192), Buffer.alloc(bytes.length - 8_192, 0xa5)])
    await writeFile(file, damaged)
    const openStores = () =>
      openSqliteStores(folder, { ...tenantOf(folder), onLost: unexpected, log: silentLog })
    await expect(openStores()).rejects.toThrow(ConfigError)
    await expect(openStores()).rejects.toThrow(`The database in ${folder} cannot be read`)
    expect(await readFile(file)).toEqual(damaged)
  })

  it.each([
    [999, 'a newer version of this service: start that version, or restore a backup.'],
    [1, 'an older version of this service: start that version, or set DATA_DIR to an empty folder.'],
  ])('is refused if its schema has another version (%i), and left unchanged', async (version, sentence) => {
    const folder = await temporaryFolder()
    const database = open(folder)
    database.exec(`PRAGMA user_version = ${version}`)
    database.close()
    const file = path.join(folder, 'tenant.db')
    expect(() => openDatabase(folder, unexpected)).toThrow(
      new ConfigError(`${file} was written by ${sentence}`),
    )
    const untouched = new DatabaseSync(file)
    onTestFinished(() => untouched.close())
    expect(untouched.prepare('PRAGMA user_version').get()).toEqual({ user_version: version })
  })

  it('is reopened without changes of its schema', async () => {
    const folder = await temporaryFolder()
    const schemaOf = (database: DatabaseSync) => database.prepare('SELECT sql FROM sqlite_schema').all()
    const first = open(folder)
    const schema = schemaOf(first)
    first.close()
    expect(schema.length).toBeGreaterThan(5)
    expect(schemaOf(open(folder))).toEqual(schema)
  })

  it('is in a folder that only one service at a time can use', async () => {
    const folder = await temporaryFolder()
    const lock = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(ConfigError)
    expect(() => lockDataDir(folder)).toThrow(`Another service is running on ${folder}`)
    lock[Symbol.dispose]()
    lockDataDir(folder)[Symbol.dispose]()
  })

  it('is refused with the setting to change if its folder cannot be made', async () => {
    const file = path.join(await temporaryFolder(), 'a file')
    await writeFile(file, '')
    const folder = path.join(file, 'data')
    expect(() => lockDataDir(folder)).toThrow(ConfigError)
    expect(() => lockDataDir(folder)).toThrow(
      `DATA_DIR ${folder} cannot be used: ${file} is a file, and must be a folder.`,
    )
  })

  it('can be read and written by a command while a service uses its folder', async () => {
    const folder = await temporaryFolder()
    using _lock = lockDataDir(folder)
    const service = eventStreamsOf(open(folder))
    const beside = eventStreamsOf(open(folder))
    const stream = newEventStream('made beside the service')
    await beside.insert(stream, anEntry)
    expect(await service.find(stream.id)).toEqual(stream)
  })

  it('is written by a service as soon as a command has ended its own write', async () => {
    const database = open(await temporaryFolder())
    const turn = new Int32Array(new SharedArrayBuffer(4))
    const command = new Worker(writeForAMoment, { eval: true, workerData: { file: database.file, turn } })
    const ended = once(command, 'exit')
    await once(command, 'message')
    Atomics.store(turn, 0, 1)
    Atomics.notify(turn, 0)
    expect(await database.write(() => 'written')).toBe('written')
    await ended
  })
})

describe('a full disk', () => {
  const pagesOf = (database: DatabaseSync) => Number(database.prepare('PRAGMA page_count').get()?.page_count)

  it('makes an append fail with a store error, so that no event is stored, and does not affect readers', async () => {
    const database = open(await temporaryFolder())
    const events = eventLogOf(database)
    await events.append(newEvents(3))
    database.exec(`PRAGMA max_page_count = ${pagesOf(database) + 3}`)
    const tooMuch = newEvents(50, { source: '/full', json: JSON.stringify('x'.repeat(5_000)) })
    await expect(events.append(tooMuch)).rejects.toThrow(StoreError)
    expect(await events.head()).toBe(3)
    expect(await events.read(0, 10)).toHaveLength(3)

    database.exec('PRAGMA max_page_count = 1000000')
    database.resume()
    const appended = await events.append(tooMuch)
    expect(appended.some(({ duplicate }) => duplicate)).toBe(false)
    expect(await events.head()).toBe(53)
    expect(await events.read(52, 10)).toMatchObject([{ sequence: 53 }])
  })

  it('makes writes other than appends fail with a store error', async () => {
    const database = open(await temporaryFolder())
    const eventStreams = eventStreamsOf(database)
    database.exec(`PRAGMA max_page_count = ${pagesOf(database)}`)
    const stream = newEventStream('n'.repeat(50_000))
    await expect(eventStreams.insert(stream, anEntry)).rejects.toThrow(StoreError)
    expect(await eventStreams.find(stream.id)).toBeNull()
  })
})

describe('a restored backup', () => {
  it('expires the offsets of lost events, even if new events have the same sequences', async () => {
    const [folder, restored] = [await temporaryFolder(), path.join(await temporaryFolder(), 'restored')]
    const original = open(folder)
    const events = eventLogOf(original)
    const [kept] = await events.append([newEvent('kept')])
    original.close()
    await mkdir(restored)
    await copyFile(path.join(folder, 'tenant.db'), path.join(restored, 'tenant.db'))
    const later = eventLogOf(open(folder))
    const [lost] = await later.append([newEvent('lost')])
    expect(await later.resolve(lost?.offset ?? '')).toBe(2)

    const again = eventLogOf(open(restored))
    expect(await again.resolve(lost?.offset ?? '')).toBe('expired')
    const [other] = await again.append([newEvent('other')])
    expect(await again.resolve(lost?.offset ?? '')).toBe('expired')
    expect(await again.resolve(kept?.offset ?? '')).toBe(1)
    expect(await again.resolve(other?.offset ?? '')).toBe(2)
  })
})
