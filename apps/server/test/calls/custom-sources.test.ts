import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CustomSource, Id } from '@tributary/domain'
import {
  checkManifest,
  createCustomSource,
  deleteConnector,
  deleteCustomSource,
  getCustomSource,
  getCustomSourceVersion,
  listCustomSources,
  listCustomSourceVersions,
  restoreCustomSource,
  saveCustomSource,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customSourcesMessages as messages } from '../../src/custom-sources/custom-sources.messages.ts'
import { type Name, UNKNOWN_ID } from '../support/backend.ts'
import { addConnector, auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { manifestText } from '../support/manifest-text.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let world: ConnectorWorld
let orgId: string
const INSTALLED = manifestText('Corner Shop')
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tributary-sources-'))
  writeFileSync(join(folder, 'corner-shop.yaml'), INSTALLED)
  world = await connectorWorld({ SOURCE_MANIFESTS: folder })
  orgId = world.acme
})
afterAll(() => world.backend.close())

const by = (name: Name) => world.as(name)
const create = async (text: string, name: Name = 'olga') =>
  (await createCustomSource(by(name), { params: { orgId }, body: { text } })).data
const save = (sourceId: Id, text: string, version: number, name: Name = 'olga') =>
  saveCustomSource(by(name), { params: { orgId, sourceId }, body: { text, version } })
const restore = (sourceId: Id, number: number, version: number) =>
  restoreCustomSource(by('olga'), { params: { orgId, sourceId, number }, body: { version } })
const remove = (sourceId: Id) => deleteCustomSource(by('olga'), { params: { orgId, sourceId } })
const read = (sourceId: Id) => getCustomSource(by('olga'), { params: { orgId, sourceId } })
const versionsOf = (sourceId: Id, name: Name = 'olga') =>
  listCustomSourceVersions(by(name), { params: { orgId, sourceId } })
const faulty = (name: string) => manifestText(name).replace('key: [id]', 'key: [number]')
const connectorOf = (source: CustomSource, name: string) =>
  addConnector(by('olga'), orgId, {
    name,
    type: 'custom',
    settings: { 'custom.source': source.id, 'custom.secret.apiKey': 'pw' },
  })

describe('a custom source', () => {
  it('is added with its first version, and returned with what its manifest contains', async () => {
    const { data, message } = await createCustomSource(by('olga'), {
      params: { orgId },
      body: { text: manifestText('Shelf') },
    })
    expect(message).toBe(messages.created)
    expect(data).toEqual({
      id: expect.any(String),
      name: 'Shelf',
      origin: 'organisation',
      format: 'tributary',
      version: 1,
      settings: [{ name: 'apiKey', title: 'API key', secret: true, required: true }],
      tables: ['sales'],
      hosts: ['api.shelf.example'],
      needsAuthorisation: false,
      changedAt: expect.any(Date),
      changedBy: 'Olga Oak',
      connectors: 0,
    })
    expect(await read(data.id)).toEqual({ ...data, text: manifestText('Shelf') })
    expect(await auditOf(world.backend, data.id)).toMatchObject([
      { action: 'custom-source.created', detail: { 'after.name': 'Shelf', 'after.version': 1 } },
    ])
  })

  it('is listed by name, before those of the installation', async () => {
    await create(manifestText('Zebra'))
    await create(manifestText('apple'))
    const names = (await listCustomSources(by('olga'), { params: { orgId } })).map(({ name }) => name)
    expect(names.at(0)).toBe('apple')
    expect(names.slice(-2)).toEqual(['Zebra', 'Corner Shop'])
  })

  it('is not saved with faults, and every fault is named with its line', async () => {
    const sentence = 'line 10: streams.0.key.0: The column number is not declared.'
    expect(await failureOf(create(faulty('Faulty')))).toEqual([400, sentence])
    const { id } = await create(manifestText('Correct'))
    expect(await failureOf(save(id, faulty('Correct'), 1))).toEqual([400, sentence])
    expect(await versionsOf(id)).toHaveLength(1)
    const two = faulty('Faulty').replace('path: sales', 'path: /sales')
    expect(await failureOf(create(two))).toEqual([400, expect.stringMatching(/^line 8: /)])
  })

  it('has a name that no other source of the organisation has, in any letter case', async () => {
    await create(manifestText('Unique'))
    const taken = [409, messages.sameName('uNIQUE')]
    expect(await failureOf(create(manifestText('uNIQUE')))).toEqual(taken)
    const { id } = await create(manifestText('Different'))
    expect(await failureOf(save(id, manifestText('uNIQUE'), 1))).toEqual(taken)
    expect((await save(id, manifestText('DIFFERENT'), 1)).data.name).toBe('DIFFERENT')
    const elsewhere = { params: { orgId: world.cedar }, body: { text: manifestText('Unique') } }
    expect((await createCustomSource(by('sue'), elsewhere)).data.name).toBe('Unique')
  })

  it('is read in the format of Airbyte too', async () => {
    const text = `type: DeclarativeSource
check: { type: CheckStream, stream_names: [sales] }
streams:
  - type: DeclarativeStream
    name: sales
    schema_loader: { type: InlineSchemaLoader, schema: { properties: { id: { type: integer } } } }
    retriever:
      type: SimpleRetriever
      requester: { type: HttpRequester, url_base: https://till.example/api, path: sales }
      record_selector: { type: RecordSelector, extractor: { type: DpathExtractor, field_path: [] } }
spec: { type: Spec, connection_specification: { title: Till Spec, type: object, properties: {} } }
`
    expect(await create(text)).toMatchObject({
      name: 'Till',
      format: 'airbyte',
      tables: ['sales'],
      hosts: ['till.example'],
    })
    const broken = text.replace('SimpleRetriever', 'AsyncRetriever')
    expect(await failureOf(create(broken))).toEqual([
      400,
      'line 8: streams.0.retriever: sales: AsyncRetriever is not supported.',
      'line 1: DeclarativeSource has no streams that can be read.',
    ])
  })

  it('is limited to a hundred for each organisation', async () => {
    const { db } = world.backend.storage
    const organisation_id = world.birch
    const rows = Array.from({ length: 99 }, (_, at) => `Filler ${at}`).map((name) => ({
      organisation_id,
      name,
      name_key: name.toLowerCase(),
      version: 1,
      created_at: new Date(),
    }))
    await db.insertInto('custom_sources').values(rows).execute()
    const add = (name: string) =>
      createCustomSource(by('sue'), { params: { orgId: world.birch }, body: { text: manifestText(name) } })
    const results = await Promise.allSettled(['One', 'Two', 'Three'].map(add))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(add('Four'))).toEqual([409, messages.tooMany(100)])
    await db.deleteFrom('custom_sources').where('organisation_id', '=', organisation_id).execute()
  })
})

describe('a version', () => {
  it('is saved by its number, and shows who saved it', async () => {
    const { id } = await create(manifestText('Versions'))
    const second = manifestText('Versions', { column: 'number' })
    const { data, message } = await save(id, second, 1, 'sue')
    expect([message, data.version, data.changedBy]).toEqual([messages.saved, 2, 'Sue Stone'])
    expect(await versionsOf(id)).toEqual([
      { number: 2, at: expect.any(Date), by: 'Sue Stone', restored: null },
      { number: 1, at: expect.any(Date), by: 'Olga Oak', restored: null },
    ])
    const params = { orgId, sourceId: id, number: 1 }
    expect(await getCustomSourceVersion(by('olga'), { params })).toMatchObject({
      number: 1,
      text: manifestText('Versions'),
    })
    expect(await auditOf(world.backend, id)).toMatchObject([
      {},
      { action: 'custom-source.saved', detail: { 'before.version': 1, 'after.version': 2 } },
    ])
  })

  it('does not name administrators of other organisations to members of this one', async () => {
    const { id } = await create(manifestText('Supported'), 'sue')
    const { db } = world.backend.storage
    const sue = await db
      .selectFrom('users')
      .select('id')
      .where('first_name', '=', 'Sue')
      .executeTakeFirstOrThrow()
    const membership = { organisation_id: orgId, user_id: sue.id }
    await db
      .deleteFrom('user_organisations')
      .where('user_id', '=', sue.id)
      .where('organisation_id', '=', orgId)
      .execute()
    expect((await read(id)).changedBy).toBe('An administrator')
    expect(await versionsOf(id)).toMatchObject([{ by: 'An administrator' }])
    expect(await versionsOf(id, 'sue')).toMatchObject([{ by: 'Sue Stone' }])
    await db.insertInto('user_organisations').values(membership).execute()
  })

  it('is not saved over a newer one, and the response names who saved that', async () => {
    const { id } = await create(manifestText('Contested'))
    await save(id, manifestText('Contested', { column: 'number' }), 1)
    for (const version of [1, 3, 1.5, -1])
      expect(await statusOf(save(id, manifestText('Contested'), version))).toBe(409)
    expect(await failureOf(save(id, manifestText('Contested'), 1, 'sue'))).toEqual([
      409,
      'Olga Oak has changed the source meanwhile. Look at it again, then save again.',
    ])
    expect(await failureOf(restore(id, 1, 1))).toEqual([409, expect.stringContaining('You have changed')])
  })

  it('is saved once when several are saved at the same time', async () => {
    const { id } = await create(manifestText('Raced'))
    const texts = ['a', 'b', 'c', 'd'].map((column) => manifestText('Raced', { column }))
    const statuses = await Promise.all(texts.map((text) => statusOf(save(id, text, 1))))
    expect(statuses.toSorted()).toEqual([409, 409, 409, undefined])
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('is not added where nothing has changed', async () => {
    const { id } = await create(manifestText('Same'))
    const { message, data } = await save(id, manifestText('Same'), 1)
    expect([message, data.version]).toEqual([messages.unchanged, 1])
  })

  it('is restored as a new one', async () => {
    const { id } = await create(manifestText('Restored'))
    await save(id, manifestText('Renamed'), 1)
    const { message, data } = await restore(id, 1, 2)
    expect([message, data.name, data.version]).toEqual([messages.restored(1), 'Restored', 3])
    expect((await read(id)).text).toBe(manifestText('Restored'))
    expect((await versionsOf(id)).map(({ restored }) => restored)).toEqual([1, null, null])
    expect(await statusOf(restore(id, 9, 3))).toBe(404)
  })

  it('is removed once there are two hundred newer ones', async () => {
    const { id } = await create(manifestText('Many'))
    const { db } = world.backend.storage
    const first = await db
      .selectFrom('custom_source_versions')
      .selectAll()
      .where('source_id', '=', id)
      .executeTakeFirstOrThrow()
    const later = Array.from({ length: 199 }, (_, at) => ({
      ...first,
      summary: JSON.stringify(first.summary),
      number: at + 2,
    }))
    await db.insertInto('custom_source_versions').values(later).execute()
    await db.updateTable('custom_sources').set({ version: 200 }).where('id', '=', id).execute()
    await save(id, manifestText('Many', { column: 'number' }), 200)
    const numbers = (await versionsOf(id)).map(({ number }) => number)
    expect([numbers.length, numbers.at(0), numbers.at(-1)]).toEqual([200, 201, 2])
  })

  it('has no author once that user has been removed', async () => {
    const { id } = await create(manifestText('Orphaned'), 'sue')
    const { db } = world.backend.storage
    const named = db.updateTable('users').where('first_name', '=', 'Sue')
    await named.set({ removed_at: new Date() }).execute()
    expect((await read(id)).changedBy).toBeNull()
    await named.set({ removed_at: null }).execute()
  })
})

describe('deleting a source', () => {
  it('is refused while connectors read it, and names them', async () => {
    const source = await create(manifestText('Busy'))
    const connector = await connectorOf(source, 'Busy shop')
    expect((await read(source.id)).connectors).toBe(1)
    expect(await failureOf(remove(source.id))).toEqual([409, messages.hasConnectors(['Busy shop'])])
    await deleteConnector(by('olga'), { params: { orgId, id: connector } })
    expect((await remove(source.id)).message).toBe(messages.deleted)
    expect(await statusOf(read(source.id))).toBe(404)
    expect(await auditOf(world.backend, source.id)).toMatchObject([
      {},
      { action: 'custom-source.deleted', detail: { 'before.name': 'Busy' } },
    ])
  })

  it('never leaves a connector that was saved at the same time without its source', async () => {
    for (let round = 0; round < 5; round++) {
      const source = await create(manifestText(`Fleeting ${round}`))
      const [connected, removed] = await Promise.allSettled([
        connectorOf(source, `Fleeting shop ${round}`),
        remove(source.id),
      ])
      expect([connected.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
})

describe('checking a manifest', () => {
  const check = (text: string) => checkManifest(by('olga'), { params: { orgId }, body: { text } })

  it('returns what it contains', async () => {
    expect(
      await check(
        manifestText('Checked', {
          base: 'https://{shop}.shelf.example/',
          settings: '  - { name: shop, title: Shop, required: true }\n',
        }),
      ),
    ).toMatchObject({
      name: 'Checked',
      settings: [{ name: 'apiKey' }, { name: 'shop', title: 'Shop', secret: false, required: true }],
      hosts: ['{shop}.shelf.example'],
      faults: [],
    })
  })

  it('returns faults with their places', async () => {
    expect(await check(faulty('Checked'))).toMatchObject({
      name: null,
      faults: [
        { line: 10, column: 11, path: 'streams.0.key.0', message: 'The column number is not declared.' },
      ],
    })
    expect(await check('')).toMatchObject({ name: null, faults: [{ line: 1 }] })
  })
})

describe('a source of the installation', () => {
  const id = 'file:corner-shop'

  it('can be used by every organisation, which counts its own connectors', async () => {
    const source = await read(id)
    expect(source).toMatchObject({
      id,
      name: 'Corner Shop',
      origin: 'installation',
      changedAt: null,
      changedBy: null,
      connectors: 0,
      text: INSTALLED,
    })
    await connectorOf(source, 'Installed shop')
    expect((await read(id)).connectors).toBe(1)
    const abroad = await getCustomSource(by('sue'), { params: { orgId: world.cedar, sourceId: id } })
    expect(abroad.connectors).toBe(0)
  })

  it('cannot be changed, not even by a super administrator', async () => {
    const refused = [403, messages.fromFile]
    expect(await failureOf(save(id, manifestText('Ours'), 1, 'sue'))).toEqual(refused)
    expect(await failureOf(remove(id))).toEqual(refused)
    expect(await failureOf(restore(id, 1, 1))).toEqual(refused)
    expect(await versionsOf(id)).toEqual([])
  })
})

it.each([UNKNOWN_ID, 'file:unknown', 'nothing'])('the source %s does not exist', async (id) => {
  expect(await statusOf(read(id))).toBe(404)
  expect(await statusOf(versionsOf(id))).toBe(404)
  expect(await statusOf(save(id, manifestText('Unknown'), 1))).toBe(404)
  expect(await statusOf(remove(id))).toBe(404)
})

it('an unknown organisation is 404 for users who act on every one', async () => {
  const params = { orgId: UNKNOWN_ID }
  const body = { text: manifestText('Unknown') }
  expect(await statusOf(listCustomSources(by('adam'), { params }))).toBe(404)
  expect(await statusOf(checkManifest(by('adam'), { params, body }))).toBe(404)
  expect(await statusOf(createCustomSource(by('adam'), { params, body }))).toBe(404)
})
