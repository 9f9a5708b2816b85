import { setImmediate as turn } from 'node:timers/promises'
import { startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isUniqueViolation } from '../../storage/database-failure.ts'
import { syncMessages } from '../sync.messages.ts'
import { startChaosProxy } from '../testing/chaos-proxy.ts'
import { batchOf, header, numberedRows, scriptedSource } from '../testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'

let sync: SyncFixture
let connector: string

let schema: string
let schemas = 0

beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())
beforeEach(async () => {
  schema = `there_${++schemas}`
  connector = await sync.connector({ 'target.schema': schema })
})
afterEach(async () => {
  await sync.stopEngines()
  // What one test leaves behind, the engine of the next would take up.
  await sync.storage.db.deleteFrom('refresh_runs').execute()
})

const oneRow = async function* () {
  yield Buffer.from('id,text\n1,x\n')
}
const tables = async () =>
  (
    await sync.rows(
      `select table_name as name from information_schema.tables where table_schema = '${schema}'`,
    )
  ).map(({ name }) => name)

describe('while a refresh runs', () => {
  it('its progress is shown', async () => {
    const details: (string | null)[] = []
    const look = async () => details.push((await sync.run(runId)).detail)
    async function* content() {
      yield Buffer.concat([header, batchOf(0)])
      await look()
      yield batchOf(1)
      await look()
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'orders.csv', content }) })
    await engine.start()
    const runId = await sync.queue(connector)
    await engine.enqueue(runId)
    expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded', detail: 'orders.csv: 8,000 rows' })
    // Each batch is shown before the next one is requested.
    expect(details).toEqual(['orders.csv: 4,000 rows', 'orders.csv: 8,000 rows'])
  })

  it('its rows are invisible until all of them are stored', async () => {
    const seen: unknown[] = []
    async function* content() {
      yield Buffer.concat([header, batchOf(0)])
      yield batchOf(1)
      seen.push(await tables())
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'orders.csv', content }) })
    await engine.start()
    await sync.refresh(engine, connector)
    expect(seen).toEqual([[]])
    expect(await sync.rows(`select count(*) as rows from ${schema}.orders`)).toEqual([{ rows: '8000' }])
  })

  it('a second refresh of the connector cannot be queued', async () => {
    await sync.queue(connector)
    await expect(sync.queue(connector)).rejects.toSatisfy(isUniqueViolation)
  })

  it('it is executed once, even if several processes get the job', async () => {
    let opened = 0
    async function* content() {
      opened++
      yield Buffer.from('id,text\n1,x\n')
    }
    const source = scriptedSource({ name: 'a.csv', content })
    const engines = [sync.engine({ adapters: source }), sync.engine({ adapters: source })]
    for (const engine of engines) await engine.start()
    const runId = await sync.queue(connector)
    await Promise.all(engines.map((engine) => engine.enqueue(runId)))
    await sync.ended(runId)
    for (const engine of engines) await engine.stop()
    expect(opened).toBe(1)
    expect(await sync.run(runId)).toMatchObject({ state: 'succeeded', attempt: 1 })
  })
})

describe('a process that lost its lease', () => {
  it('stores nothing more and leaves the run to its new owner', async () => {
    async function* content() {
      yield Buffer.concat([header, batchOf(0)])
      await sync.storage.db
        .updateTable('refresh_runs')
        .set({ lease_owner: 'another attempt' })
        .where('connector_id', '=', connector)
        .execute()
      yield batchOf(1)
    }
    // Without progress updates, only the transaction itself can detect it.
    const engine = sync.engine({
      adapters: scriptedSource({ name: 'a.csv', content }),
      progressMs: 3_600_000,
    })
    await engine.start()
    const run = await sync.refresh(engine, connector)
    expect(run).toMatchObject({ state: 'running', lease_owner: 'another attempt', rows: '0' })
    expect(sync.log.at(-1)?.message).toBe('Refresh superseded')
    expect(await tables()).toEqual([])
  })

  it('stops as soon as it notices', async () => {
    async function* content(signal: AbortSignal) {
      yield header
      await sync.storage.db
        .updateTable('refresh_runs')
        .set({ state: 'interrupted', completed_at: new Date(), error: 'superseded' })
        .where('connector_id', '=', connector)
        .execute()
      while (!signal.aborted) await turn()
      signal.throwIfAborted()
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }), leaseMs: 400 })
    await engine.start()
    expect(await sync.refresh(engine, connector)).toMatchObject({ state: 'interrupted', error: 'superseded' })
    expect(sync.log.at(-1)?.message).toBe('Refresh superseded')
  })
})

describe('a server that stops', () => {
  it('returns its refreshes to the queue for the next start', async () => {
    const started = Promise.withResolvers<void>()
    async function* endless(signal: AbortSignal) {
      yield header
      started.resolve()
      while (!signal.aborted) await turn()
      signal.throwIfAborted()
    }
    const first = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content: endless }) })
    await first.start()
    const runId = await sync.queue(connector)
    await first.enqueue(runId)
    await started.promise
    await first.stop({ drainMs: 0 })
    expect(await sync.run(runId)).toMatchObject({ state: 'queued', attempt: 0, detail: syncMessages.stopped })

    await sync.engine({ adapters: scriptedSource({ name: 'a.csv', content: oneRow }) }).start()
    await endedTwice(runId)
    expect(await sync.run(runId)).toMatchObject({ state: 'succeeded', attempt: 1, rows: '1' })
  })

  it('lets a nearly finished refresh end', async () => {
    const started = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    async function* content() {
      yield Buffer.from('id,text\n1,x\n')
      started.resolve()
      await goOn.promise
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
    await engine.start()
    const runId = await sync.queue(connector)
    await engine.enqueue(runId)
    await started.promise
    const stopped = engine.stop({ drainMs: 20_000 })
    goOn.resolve()
    await stopped
    expect(await sync.run(runId)).toMatchObject({ state: 'succeeded' })
  })

  const endedTwice = async (runId: string) => {
    while ((await sync.run(runId)).completed_at === null) await turn()
  }
})

describe('a dead process', () => {
  const abandoned = async (attempt: number) => {
    const runId = await sync.queue(connector)
    const values = {
      state: 'running',
      attempt,
      lease_owner: 'gone',
      lease_until: new Date(Date.now() - 1),
      started_at: new Date(),
    } as const
    await sync.storage.db.updateTable('refresh_runs').set(values).where('id', '=', runId).execute()
    return runId
  }

  it('loses its run to another process', async () => {
    const runId = await abandoned(1)
    await sync.engine({ adapters: scriptedSource({ name: 'a.csv', content: oneRow }) }).start()
    expect(await sync.ended(runId)).toMatchObject({ state: 'succeeded', attempt: 2 })
  })

  it('has its run given up after three attempts, with a sentence', async () => {
    const runId = await abandoned(3)
    await sync.engine({ adapters: scriptedSource({ name: 'a.csv', content: oneRow }) }).start()
    expect(await sync.run(runId)).toMatchObject({
      state: 'interrupted',
      error: syncMessages.interrupted,
      lease_owner: null,
    })
  })

  it('does not lose the files that a full refresh has already stored', async () => {
    const site = await startFtpSite()
    const files = await sync.ftpConnector(site, { 'target.schema': schema })
    const past = new Date(Date.now() - 60_000)
    await site.write('out/a.csv', 'id\n1\n', past)
    await site.write('out/b.csv', 'id\n1\n', past)
    const engine = sync.engine()
    await engine.start()
    const run = await sync.refresh(engine, files, { full: true })
    await sync.storage.db
      .updateTable('refresh_runs')
      .set({ state: 'running', completed_at: null, lease_owner: 'gone', lease_until: past })
      .where('id', '=', run.id)
      .execute()
    await sync.storage.db.deleteFrom('sync_files').where('path', '=', '/out/b.csv').execute()
    sync.log.length = 0
    await engine.recover()
    expect(await sync.ended(run.id)).toMatchObject({ state: 'succeeded', attempt: 2, detail: 'b.csv: 1 row' })
    await site.stop()
  })
})

describe('a temporary failure of a source', () => {
  it('is retried, and the file is stored once', async () => {
    const site = await startFtpSite()
    const proxy = await startChaosProxy(site.port)
    await site.write('out/big.csv', `id,text\n${[...numberedRows(1, 5_000)].join('')}`)
    const files = await sync.ftpConnector(proxy, { 'target.schema': schema })
    const engine = sync.engine({ retries: [0, 0] })
    await engine.start()
    const listing = { kind: 'none' } as const
    proxy.faults = [listing, { kind: 'cut', afterBytes: 200_000 }, { kind: 'cut', afterBytes: 10 }]
    expect(await sync.refresh(engine, files)).toMatchObject({ state: 'succeeded', rows: '5000' })
    expect(await sync.rows(`select count(*) as rows, count(distinct id) as ids from ${schema}.big`)).toEqual([
      { rows: '5000', ids: '5000' },
    ])
    await proxy.stop()
    await site.stop()
  })

  it('ends the refresh when it does not pass, with nothing stored', async () => {
    const site = await startFtpSite()
    const proxy = await startChaosProxy(site.port)
    await site.write('out/big.csv', `id,text\n${[...numberedRows(1, 5_000)].join('')}`)
    const files = await sync.ftpConnector(proxy, { 'target.schema': schema })
    const engine = sync.engine({ retries: [0] })
    await engine.start()
    const cut = { kind: 'cut', afterBytes: 200_000 } as const
    proxy.faults = [{ kind: 'none' }, cut, cut]
    expect(await sync.refresh(engine, files)).toMatchObject({
      state: 'failed',
      error: 'The connection to the FTP server was lost.',
    })
    expect(await sync.rows(`select to_regclass('${schema}.big') as big`)).toEqual([{ big: null }])
    await proxy.stop()
    await site.stop()
  })
})

describe('an unexpected error', () => {
  it('ends the run with a sentence and is logged', async () => {
    async function* content() {
      yield header
      throw new TypeError('a mistake of ours')
    }
    const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
    await engine.start()
    expect(await sync.refresh(engine, connector)).toMatchObject({
      state: 'failed',
      error: syncMessages.unexpected,
    })
    expect(sync.log.filter(({ level }) => level === 'error').at(-1)).toMatchObject({
      message: 'Refresh failed',
    })
  })
})
