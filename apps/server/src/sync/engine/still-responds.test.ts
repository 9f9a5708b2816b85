import { afterAll, beforeAll, expect, it } from 'vitest'
import { SourceFailure } from '../source-failure.ts'
import type { PassedCheck } from '../sources/source-adapter.ts'
import { SyncFailure } from '../sync-failure.ts'
import { declaredSource } from '../testing/declared-source.ts'
import { type SyncFixture, syncFixture } from '../testing/sync-fixture.ts'

const sentence = 'The shop did not answer in time.'

let sync: SyncFixture
beforeAll(async () => {
  sync = await syncFixture()
})
afterAll(() => sync.close())

/** Refreshes a source whose first stream is silent, and returns the streams that were read. */
async function refreshAfterSilence(
  probe: () => AsyncIterable<PassedCheck>,
  failure: Error = new SourceFailure(sentence, { passing: true, code: 'timed-out', silentMs: 1 }),
) {
  const read: string[] = []
  const stream = (name: string, csv: () => string) => ({
    name,
    columns: [{ name: 'id', type: 'bigint' as const }],
    key: ['id'],
    read: () => {
      read.push(name)
      return { csv: csv() }
    },
  })
  const silent = stream('customers', () => {
    throw failure
  })
  const { ftp } = declaredSource(
    silent,
    stream('orders', () => '1\n'),
  )
  const engine = sync.engine({ adapters: { ftp: () => ({ ...ftp(), probe }) } })
  await engine.start()
  const run = await sync.refresh(engine, await sync.connector({ 'target.schema': 'silent' }), { full: true })
  await sync.stopEngines()
  return { read, run }
}

async function* responds() {}

async function* isSilent(): AsyncGenerator<PassedCheck> {
  yield { key: 'host-found' }
  throw new SourceFailure(sentence, { code: 'timed-out' })
}

it('reads the other streams of a source that was silent for one but responds', async () => {
  const { read, run } = await refreshAfterSilence(responds)
  expect(read).toEqual(['customers', 'orders'])
  expect(run).toMatchObject({ state: 'failed', error: sentence })
})

it('gives up the other streams of a source that stays silent', async () => {
  const { read, run } = await refreshAfterSilence(isSilent)
  expect(read).toEqual(['customers'])
  expect(run).toMatchObject({ state: 'failed', error: sentence, cause: 'timed-out' })
})

it('does not test the source after a silence of the database', async () => {
  const failure = new SyncFailure(sentence, { code: 'target-data', silentMs: 1 })
  expect(await refreshAfterSilence(isSilent, failure)).toMatchObject({ read: ['customers', 'orders'] })
})

it('reads the other streams once a source has been reached, however slow its other checks are', async () => {
  const { read } = await refreshAfterSilence(async function* () {
    yield { key: 'reached' }
    await new Promise(() => undefined)
  })
  expect(read).toEqual(['customers', 'orders'])
})
