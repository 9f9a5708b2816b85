import type { ConnectionCheck, CustomSource, Id } from '@tributary/domain'
import { createCustomSource, saveCustomSource, testConnection } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ownManifest } from '../../src/sync/sources/custom/custom.samples.ts'
import { type Shelf, shelfBook, startShelf } from '../../src/sync/testing/shelf.ts'
import { addConnector, type ConnectorWorld, connectorWorld, typeId } from '../support/connector-world.ts'
import { failureOf } from '../support/sdk-client.ts'

const KEY = 'custom.secret.apiKey'

let world: ConnectorWorld
let shelf: Shelf
let orgId: string
let source: CustomSource
beforeAll(async () => {
  world = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'true' })
  orgId = world.acme
  shelf = await startShelf(() => new Date())
  shelf.books.put(shelfBook(1))
  shelf.isAuthorised = ({ headers }) => headers['x-key'] === 'key-1'
  const body = { text: ownManifest(shelf.api.uri, { name: 'Tested Shelf' }) }
  source = (await createCustomSource(world.as('olga'), { params: { orgId }, body })).data
})
beforeEach(() => {
  shelf.api.requests.length = 0
})
afterAll(async () => {
  await world.backend.close()
  await shelf.api.stop()
})

async function checksOf(
  settings: Record<string, string>,
  clientConnectorId?: Id,
): Promise<ConnectionCheck[]> {
  const checks = await testConnection(world.as('olga'), {
    params: { orgId },
    body: {
      sourceConnectorId: await typeId(world.as('olga'), 'custom'),
      clientConnectorId,
      properties: Object.entries({ 'custom.source': source.id, ...settings }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  })
  return checks.filter(({ key }) => !key.startsWith('target'))
}

const passed = (checks: readonly ConnectionCheck[]) =>
  checks.filter(({ outcome }) => outcome === 'passed').map(({ key }) => key)
const all = ['host-found', 'reached', 'signed-in', 'source-readable']

it('a test of new settings reads the source with the entered secrets', async () => {
  expect(passed(await checksOf({ [KEY]: 'key-1' }))).toEqual(all)
  const checks = await checksOf({ [KEY]: 'key-2' })
  expect(passed(checks)).toEqual(['host-found', 'reached'])
  expect(checks.find(({ outcome }) => outcome === 'failed')?.sentence).toContain('Tested Shelf')
})

it('a test of a connector fills blank secrets with the stored ones', async () => {
  const id = await addConnector(world.as('olga'), orgId, {
    name: 'Tested',
    type: 'custom',
    settings: { 'custom.source': source.id, [KEY]: 'key-1' },
  })
  expect(passed(await checksOf({ [KEY]: '' }, id))).toEqual(all)
  expect(shelf.api.requests.map(({ headers }) => headers['x-key'])).toEqual(['key-1'])
})

it('a test reads the current version', async () => {
  const text = ownManifest(shelf.api.uri, { name: 'Tested Shelf' })
  const save = (changed: string, version: number) =>
    saveCustomSource(world.as('olga'), {
      params: { orgId, sourceId: source.id },
      body: { text: changed, version },
    })
  await save(text.replace('path: numbered', 'path: nowhere'), 1)
  expect(passed(await checksOf({ [KEY]: 'key-1' }))).not.toContain('source-readable')
  await save(text, 2)
  expect(passed(await checksOf({ [KEY]: 'key-1' }))).toEqual(all)
})

it('a test needs every setting that the source requires', async () => {
  expect(await failureOf(checksOf({}))).toEqual([400, `${KEY} is required.`])
  expect(await failureOf(checksOf({ [KEY]: '' }))).toEqual([400, `${KEY} is required.`])
  expect(shelf.api.requests).toEqual([])
})
