import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { targetMessages } from '../../../drivers/target.messages.ts'
import type { SyncEngineOptions } from '../../engine/sync-engine.ts'
import { SourceFailure } from '../../source-failure.ts'
import { syncMessages } from '../../sync.messages.ts'
import { startCuttingProxy } from '../../testing/cutting-proxy.ts'
import { type DeclaredStream, declaredSource } from '../../testing/declared-source.ts'
import { batchOf, header, scriptedSource } from '../../testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { syncTargets } from '../open-target.ts'
import { ownerMark } from '../target-table.ts'
import { previewTable, probeTarget } from '../use-target.ts'

// A real PostgreSQL as a customer's database.

const server = new URL(inject('postgresUrl'))
const role = `writer_${randomUUID().slice(0, 8)}`
const database = `figures_${randomUUID().slice(0, 8)}`
const still = { now: () => 0, pause: async () => undefined }

let sync: SyncFixture
let customer: pg.Client
beforeAll(async () => {
  sync = await syncFixture()
  const admin = new pg.Client({ connectionString: server.href })
  await admin.connect()
  await admin.query(`create role ${role} login password 'Tr4in;spotting'`)
  await admin.query(`create database ${database} owner ${role}`)
  await admin.query(`create database ${database}_poor`)
  await admin.end()
  customer = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: database }).href })
  await customer.connect()
  await customer.query('create schema locked')
})
afterAll(async () => {
  await customer.end()
  await sync.close()
})
afterEach(() => sync.stopEngines())

let schema: string
let schemas = 0
beforeEach(() => {
  schema = `there_${++schemas}`
})

const connectionString = (changed: { host?: string; database?: string; password?: string } = {}) => {
  const { host = `postgres://${server.host}`, password = 'Tr4in;spotting', ...others } = changed
  return `data source=${host};initial catalog=${others.database ?? database};user id=${role};password="${password}"`
}
const connector = (changed: Parameters<typeof connectionString>[0] = {}, named = schema) =>
  sync.connector({ 'target.schema': named, 'target.connectionString': connectionString(changed) })

const openTarget = (allowPrivateTargets = true) =>
  syncTargets({ storage: sync.storage, outbound: { allowPrivateTargets }, pacing: still })

async function started(adapters: SyncEngineOptions['adapters'], options: Partial<SyncEngineOptions> = {}) {
  const engine = sync.engine({ adapters, openTarget: openTarget(), ...options })
  await engine.start()
  return engine
}
const there = async (query: string) => (await customer.query(query)).rows

const oneRow = scriptedSource({
  name: 'a.csv',
  async *content() {
    yield Buffer.from('id,text\n1,x\n')
  },
})

describe('a customer’s database', () => {
  let csv = ''
  const lines: DeclaredStream = {
    name: 'lines',
    columns: [
      { name: 'order', type: 'text' },
      { name: 'line', type: 'bigint' },
      { name: 'at', type: 'timestamptz' },
    ],
    key: ['order', 'line'],
    extent: 'changes',
    read: () => ({ csv, cursor: 'next' }),
  }

  it('receives the tables with types and keys, incrementally and in full; our database does not [DATA-27]', async () => {
    const engine = await started(declaredSource(lines))
    const id = await connector()
    csv = '007,1,2026-01-02T10:00:00Z\n007,2,\n'
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', rows: '2', error: null })
    csv = '007,2,2026-01-03T00:00:00+01:00\n008,1,\n'
    await sync.refresh(engine, id)
    const rows = () =>
      there(`select "order", line, to_char(at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as at
        from ${schema}.lines order by 1, 2`)
    expect(await rows()).toEqual([
      { order: '007', line: '1', at: '2026-01-02 10:00' },
      { order: '007', line: '2', at: '2026-01-02 23:00' },
      { order: '008', line: '1', at: null },
    ])
    csv = '009,1,\n'
    await sync.refresh(engine, id, { full: true })
    expect(await rows()).toEqual([{ order: '009', line: '1', at: null }])
    expect(await sync.rows(`select to_regclass('${schema}.lines') as ours`)).toEqual([{ ours: null }])
    expect(
      await sync.rows(`select target, cursor, rows from sync_files where connector_id = '${id}'`),
    ).toEqual([{ target: `postgres://${server.host}/${database}`, cursor: 'next', rows: '1' }])
  })

  it('is filled from the beginning when the connector changes to it', async () => {
    const asked: (string | undefined)[] = []
    const read: DeclaredStream['read'] = ({ cursor }) => {
      asked.push(cursor)
      return { csv: 'a,1,\n', cursor: 'next' }
    }
    const engine = await started(declaredSource({ ...lines, read }))
    const id = await connector()
    const goTo = (host: string) => {
      const value = connectionString({ host })
      return sync.rows(`update connector_properties set value = '${value}'
        where connector_id = '${id}' and name = 'target.connectionString'`)
    }
    await sync.refresh(engine, id)
    await sync.refresh(engine, id)
    await goTo(`postgres://localhost:${server.port}`)
    await sync.refresh(engine, id)
    expect(asked).toEqual([undefined, 'next', undefined])
  })

  it('keeps tables of other owners', async () => {
    await customer.query(`create schema ${schema} authorization ${role}`)
    await customer.query(`create table ${schema}.a (id bigint); insert into ${schema}.a values (7)`)
    const engine = await started(oneRow)
    expect(await sync.refresh(engine, await connector())).toMatchObject({
      state: 'failed',
      cause: 'settings',
      error: syncMessages.tableTaken('a.csv', `"${schema}"."a"`),
    })
    expect(await there(`select id from ${schema}.a`)).toEqual([{ id: '7' }])
  })

  it('that is lost in the middle keeps its table unchanged', async () => {
    const proxy = await startCuttingProxy(Number(server.port))
    const id = await connector({ host: `postgres://127.0.0.1:${proxy.port}` })
    await sync.refresh(await started(oneRow), id)
    await sync.stopEngines()
    let lives = 1
    const content = async function* () {
      yield Buffer.concat([header, batchOf(0)])
      if (lives-- > 0) proxy.cut()
      for (let batch = 1; batch < 5; batch++) yield batchOf(batch)
    }
    const engine = await started(scriptedSource({ name: 'a.csv', content }))
    expect(await sync.refresh(engine, id)).toMatchObject({
      state: 'failed',
      cause: 'target-unreachable',
      error: syncMessages.inTarget(targetMessages.lost),
    })
    expect(await there(`select id from ${schema}.a`)).toEqual([{ id: '1' }])
    expect(await sync.refresh(engine, id)).toMatchObject({ state: 'succeeded', rows: '20000' })
    await proxy.stop()
  })

  it('reports a target that is silent and accepts no connection', async () => {
    const proxy = await startCuttingProxy(Number(server.port))
    const id = await connector({ host: `postgres://127.0.0.1:${proxy.port}` })
    const content = async function* () {
      yield Buffer.concat([header, batchOf(0)])
      proxy.fallSilent()
    }
    const limits = { connectMs: 1_000, idleMs: 1_000 }
    const engine = await started(scriptedSource({ name: 'a.csv', content }), {
      openTarget: syncTargets({
        ...{ storage: sync.storage, outbound: { allowPrivateTargets: true }, pacing: still, limits },
      }),
    })
    expect(await sync.refresh(engine, id)).toMatchObject({
      state: 'failed',
      cause: 'target-unreachable',
      error: syncMessages.inTarget(targetMessages.timeout),
    })
    await proxy.stop()
  })

  it('gets the other streams when a source breaks off', async () => {
    const broken = async function* () {
      yield Buffer.concat([header, batchOf(0)])
      throw new SourceFailure('The shop closed.', { code: 'connection-lost' })
    }
    const whole = async function* () {
      yield Buffer.from('id,text\n1,x\n')
    }
    const files = [
      { name: 'a.csv', content: broken },
      { name: 'b.csv', content: whole },
    ]
    const engine = await started(scriptedSource(...files))
    expect(await sync.refresh(engine, await connector())).toMatchObject({
      state: 'failed',
      error: 'The shop closed.',
      cause: 'connection-lost',
      rows: '1',
    })
    expect(await there(`select to_regclass('${schema}.a') as a, id from ${schema}.b`)).toEqual([
      { a: null, id: '1' },
    ])
  })

  it('gets no rows of a cancelled refresh', async () => {
    const id = await connector()
    const content = async function* () {
      yield Buffer.from('id,text\n1,x\n')
      await sync.storage.db
        .updateTable('refresh_runs')
        .set({ state: 'cancelled', lease_owner: null, lease_until: null })
        .where('connector_id', '=', id)
        .execute()
    }
    const slow = { watchMs: 600_000, progressMs: 600_000 }
    await sync.refresh(await started(scriptedSource({ name: 'a.csv', content }), slow), id)
    expect(await there(`select to_regclass('${schema}.a') as a`)).toEqual([{ a: null }])
  })
})

describe('a database that cannot be written to', () => {
  it.each([
    ['a wrong password', { password: 'wrong' }, 'fine', 'target-sign-in-refused', targetMessages.loginFailed],
    ['no such database', { database: 'nowhere' }, 'fine', 'target-missing', targetMessages.databaseMissing],
    [
      'a schema that cannot be created',
      { database: `${database}_poor` },
      'fine',
      'target-missing',
      targetMessages.schemaMissing,
    ],
    ['a schema of another user', {}, 'locked', 'target-not-writable', targetMessages.mayNotCreate],
    [
      'a closed port',
      { host: 'postgres://127.0.0.1:1' },
      'fine',
      'target-unreachable',
      targetMessages.refused,
    ],
  ] as const)('is reported for %s', async (_, changed, named, cause, sentence) => {
    const engine = await started(oneRow)
    expect(await sync.refresh(engine, await connector(changed, named))).toMatchObject({
      state: 'failed',
      forbidden: false,
      cause,
      error: syncMessages.inTarget(sentence),
    })
  })

  it('names a forbidden private address as the reason', async () => {
    const engine = await started(oneRow, { openTarget: openTarget(false) })
    expect(await sync.refresh(engine, await connector())).toMatchObject({
      cause: 'target-private-address',
      error: targetMessages.privateAddress,
    })
  })
})

describe('checking a target', () => {
  const signal = new AbortController().signal
  const of = (changed: Parameters<typeof connectionString>[0], named: string) => ({
    organisationId: sync.organisationId,
    organisationCode: 'ACME',
    connectorId: randomUUID(),
    properties: new Map([
      ['target.schema', named],
      ['target.connectionString', connectionString(changed)],
    ]),
  })
  const passed = async (looked: ReturnType<typeof of>) => {
    const keys: string[] = []
    try {
      for await (const { key } of probeTarget(openTarget(), looked, signal)) keys.push(key)
    } catch (error) {
      keys.push(error instanceof Error && 'code' in error ? String(error.code) : 'unexpected')
    }
    return keys
  }

  it('yields the checks that pass and creates nothing', async () => {
    expect(await passed(of({}, 'to_be_made'))).toEqual(['target-reached', 'target-writable'])
    expect(await there(`select to_regnamespace('to_be_made') as made`)).toEqual([{ made: null }])
    expect(await passed(of({}, 'locked'))).toEqual(['target-reached', 'target-not-writable'])
    expect(await passed(of({ password: 'wrong' }, 'fine'))).toEqual(['target-sign-in-refused'])
    const ours = { ...of({}, 'fine'), properties: new Map() }
    expect(await passed(ours)).toEqual(['target-reached', 'target-writable'])
  })

  it('shows the first rows only of tables of the connector', async () => {
    const connectorId = await connector()
    await sync.refresh(await started(oneRow), connectorId)
    const looked = { ...of({}, schema), owner: ownerMark(connectorId) }
    expect(await previewTable(openTarget(), looked, { schema, name: 'a' }, signal)).toEqual({
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'text', type: 'text' },
      ],
      rows: [['1', 'x']],
      hasMore: false,
    })
    const other = { ...looked, owner: ownerMark(randomUUID()) }
    expect(await previewTable(openTarget(), other, { schema, name: 'a' }, signal)).toBeUndefined()
  })
})
