import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeSources } from '../../../custom-sources/reading/current-source.ts'
import type { SyncEngine } from '../../engine/sync-engine.ts'
import { memoryRateLimits } from '../../rate-limits.ts'
import { type Shelf, shelfBook, startShelf } from '../../testing/shelf.ts'
import { type SyncFixture, syncFixture } from '../../testing/sync-fixture.ts'
import { sourceAdapters } from '../source-adapters.ts'
import { customMessages as messages } from './custom.messages.ts'
import { airbyteManifest, ownManifest } from './custom.samples.ts'
import { readText } from './read-text.ts'

let sync: SyncFixture
let shelf: Shelf
let engine: SyncEngine
let count = 0
let now = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  sync = await syncFixture()
  shelf = await startShelf(() => now)
  shelf.isAuthorised = ({ headers }) => headers['x-key'] === 'key-1'
  for (let id = 1; id <= 5; id++) shelf.books.put(shelfBook(id))
  const text = ownManifest(shelf.api.uri, { name: 'Corner Shelf' })
  const installed = new Map([['file:shelf', { text, checked: readText(text).checked }]])
  engine = sync.engine({
    adapters: sourceAdapters({
      outbound: { allowPrivateTargets: true },
      rateLimits: memoryRateLimits(() => now),
    }),
    describe: describeSources(sync.storage.db, installed),
    clock: () => now,
  })
  await engine.start()
})
beforeEach(() => {
  shelf.api.requests.length = 0
})
afterAll(async () => {
  await sync.close()
  await shelf.api.stop()
})

const saveVersion = async (id: string, organisationId: string, number: number, text: string) => {
  const { faults: _, ...summary } = readText(text).checked
  await sync.storage.db
    .insertInto('custom_source_versions')
    .values({
      source_id: id,
      organisation_id: organisationId,
      number,
      text,
      summary: JSON.stringify(summary),
      saved_at: now,
      restored: null,
    })
    .execute()
  await sync.storage.db.updateTable('custom_sources').set({ version: number }).where('id', '=', id).execute()
}

async function source(text: string, organisationId = sync.organisationId): Promise<string> {
  const name = `Shelf ${++count}`
  const { id } = await sync.storage.db
    .insertInto('custom_sources')
    .values({
      organisation_id: organisationId,
      name,
      name_key: name.toLowerCase(),
      version: 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveVersion(id, organisationId, 1, text)
  return id
}

/** Returns a connector that writes to a separate schema, and the name of this schema. */
async function connectorOf(sourceId: string) {
  const schema = `shelf_${++count}`
  const properties = {
    'custom.source': sourceId,
    'custom.secret.apiKey': 'key-1',
    'custom.sendsTo': new URL(shelf.api.uri).host,
    'target.schema': schema,
  }
  return { id: await sync.connector(properties, { type: 'custom' }), schema }
}

const refresh = (id: string) => {
  now = new Date(now.getTime() + 24 * 3_600_000)
  return sync.refresh(engine, id)
}

const ids = [1, 2, 3, 4, 5].map((id) => ({ id }))
const idsIn = (schema: string) => sync.rows(`select id::int from ${schema}.books order by id`)

it.each([
  ['our format', (uri: string) => ownManifest(uri)],
  ["Airbyte's format", (uri: string) => airbyteManifest(uri)],
])('refreshes a connector of a manifest in %s, and names the version', async (_, textOf) => {
  const { id, schema } = await connectorOf(await source(textOf(shelf.api.uri)))
  expect(await refresh(id)).toMatchObject({
    state: 'succeeded',
    error: null,
    detail: `books: 5 rows\n${messages.version(`Shelf ${count - 1}`, 1)}`,
  })
  expect(await idsIn(schema)).toEqual(ids)
})

it('reads the columns of a new version at the next refresh, for all rows', async () => {
  const sourceId = await source(ownManifest(shelf.api.uri))
  const { id, schema } = await connectorOf(sourceId)
  await refresh(id)
  const columns = '      - { path: version, kind: whole }\n'
  await saveVersion(sourceId, sync.organisationId, 2, ownManifest(shelf.api.uri, { columns }))
  expect(await refresh(id)).toMatchObject({
    state: 'succeeded',
    detail: expect.stringContaining('version 2'),
  })
  expect(await sync.rows(`select id::int, version::int from ${schema}.books order by id`)).toEqual(
    shelf.books.all().map(({ id, version }) => ({ id, version })),
  )
})

it('sends nothing once a new version leads to another host', async () => {
  const sourceId = await source(ownManifest(shelf.api.uri))
  const { id, schema } = await connectorOf(sourceId)
  await refresh(id)
  shelf.api.requests.length = 0
  await saveVersion(sourceId, sync.organisationId, 2, ownManifest('https://api.elsewhere.example'))
  expect(await refresh(id)).toMatchObject({
    state: 'failed',
    cause: 'settings',
    error: expect.stringMatching(/^Version 2 of Shelf \d+ leads to api\.elsewhere\.example, but /),
  })
  expect(shelf.api.requests).toEqual([])
  expect(await idsIn(schema)).toEqual(ids)
})

it('cannot read a source of another organisation', async () => {
  const other = await sync.organisation('OTHER')
  const { id } = await connectorOf(await source(ownManifest(shelf.api.uri), other))
  expect(await refresh(id)).toMatchObject({ state: 'failed', cause: 'settings', error: messages.deleted })
  expect(shelf.api.requests).toEqual([])
})

it('fails clearly once its source is deleted', async () => {
  const sourceId = await source(ownManifest(shelf.api.uri))
  const { id } = await connectorOf(sourceId)
  await sync.storage.db.deleteFrom('custom_sources').where('id', '=', sourceId).execute()
  expect(await refresh(id)).toMatchObject({ state: 'failed', error: messages.deleted })
})

it("reads its owner's source, also where the connector is shared with another organisation", async () => {
  const { id, schema } = await connectorOf(await source(ownManifest(shelf.api.uri)))
  const shown_to = await sync.organisation('GUEST')
  await sync.storage.db
    .insertInto('connector_organisations')
    .values({ organisation_id: sync.organisationId, connector_id: id, shown_to })
    .execute()
  expect(await refresh(id)).toMatchObject({ state: 'succeeded' })
  expect(await idsIn(schema)).toEqual(ids)
})

it('reads a source of the installation', async () => {
  const { id, schema } = await connectorOf('file:shelf')
  expect(await refresh(id)).toMatchObject({ state: 'succeeded' })
  expect(await idsIn(schema)).toEqual(ids)
})
