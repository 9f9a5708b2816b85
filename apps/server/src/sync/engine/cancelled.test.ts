import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { cancelRun } from '../refresh-runs.queries.ts'
import { batchOf, header, scriptedSource } from '../testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'

let sync: SyncFixture
let connectorId: string
let userId: string

beforeAll(async () => {
  sync = await syncFixture()
  connectorId = await sync.connector({ 'target.schema': 'stopped' })
  const email = `${randomUUID()}@example.com`
  const address = { email, email_key: email, email_status: 'verified' } as const
  const person = { ...address, first_name: 'Sue', last_name: 'Stop', role_id: 1 }
  const added = sync.storage.db.insertInto('users').values(person).returning('id')
  userId = (await added.executeTakeFirstOrThrow()).id
})
afterAll(() => sync.close())
afterEach(() => sync.stopEngines())

const cancel = () =>
  cancelRun(sync.storage.db, { connectorId, userId, now: new Date(), sentence: 'Sue stopped it.' })
const ids = () => sync.rows('select id from stopped.a order by 1')

it('a cancelled refresh stops reading and leaves its table unchanged; it can be started again', async () => {
  let content = async function* (_: AbortSignal): AsyncGenerator<Uint8Array> {
    yield Buffer.from('id,text\n1,before\n')
  }
  const adapters = scriptedSource({ name: 'a.csv', content: (signal) => content(signal) })
  const engine = sync.engine({ adapters, watchMs: 20 })
  await engine.start()
  await sync.refresh(engine, connectorId)

  let stopped = false
  content = async function* (signal) {
    yield Buffer.concat([header, batchOf(0)])
    expect(await cancel()).toBe(true)
    if (!signal.aborted) await once(signal, 'abort')
    stopped = true
    yield batchOf(1)
  }
  expect(await sync.refresh(engine, connectorId)).toMatchObject({
    state: 'cancelled',
    cause: 'cancelled',
    detail: 'Sue stopped it.',
    error: null,
    cancelled_by: userId,
    rows: '0',
    lease_owner: null,
  })
  expect(stopped).toBe(true)
  expect(await ids()).toEqual([{ id: '1' }])

  content = async function* () {
    yield Buffer.from('id,text\n2,after\n')
  }
  expect(await sync.refresh(engine, connectorId)).toMatchObject({ state: 'succeeded' })
  expect(await ids()).toEqual([{ id: '1' }, { id: '2' }])
})

it('a queued refresh that is cancelled never starts', async () => {
  const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content: () => batches() }) })
  const runId = await sync.queue(connectorId)
  expect([await cancel(), await cancel()]).toEqual([true, false])
  await engine.start()
  await sync.refresh(engine, connectorId)
  expect(await sync.run(runId)).toMatchObject({ state: 'cancelled', attempt: 0 })
})

async function* batches() {
  yield header
}
