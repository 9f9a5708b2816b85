import type { CustomSource, Id } from '@tributary/domain'
import {
  createCustomSource,
  deleteProperty,
  listConnectors,
  saveCustomSource,
  testConnection,
  updateProperty,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { manageMessages } from '../../src/connectors/manage.messages.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { connectorSettings } from '../../src/sync/connector-settings.ts'
import { addValues, changeValues, type Place, shownValues } from '../support/connector-properties.ts'
import {
  addConnector,
  auditOf,
  type ConnectorWorld,
  connectorWorld,
  fetchProperty,
  typeId,
} from '../support/connector-world.ts'
import { manifestText } from '../support/manifest-text.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

// Everyone who may edit sources could otherwise read the keys and passwords that others have entered.

const { property } = manageMessages
const KEY = 'custom.secret.apiKey'
const SHOP = '  - { name: shop, title: Shop, required: true }\n'
const NOTE = '  - { name: note, title: Note }\n'
const TOKEN = '  - { name: token, title: Token, secret: true }\n'
const ELSEWHERE = 'https://api.elsewhere.example/'
const BY_SHOP = 'https://{shop}.shelf.example/'

let world: ConnectorWorld
let orgId: string
beforeAll(async () => {
  world = await connectorWorld({ ALLOW_PRIVATE_TARGETS: 'true' })
  orgId = world.acme
})
afterAll(() => world.backend.close())
beforeEach(() => world.backend.storage.db.deleteFrom('rate_counters').execute())

let made = 0
type Described = Parameters<typeof manifestText>[1]

const newSource = async (described?: Described, organisation = orgId): Promise<CustomSource> => {
  const body = { text: manifestText(`Shelf ${++made}`, described) }
  return (await createCustomSource(world.as('sue'), { params: { orgId: organisation }, body })).data
}

/** Saves the next version of a source. */
const saveNext = (source: CustomSource, described: Described) =>
  saveCustomSource(world.as('olga'), {
    params: { orgId, sourceId: source.id },
    body: { text: manifestText(source.name, described), version: source.version },
  })

const newConnector = async (source: CustomSource, settings: Record<string, string> = {}): Promise<Place> => {
  const client = world.as('olga')
  const all = { 'custom.source': source.id, [KEY]: 'pw-1', ...settings }
  return {
    client,
    orgId,
    id: await addConnector(client, orgId, { name: `Shop ${++made}`, type: 'custom', settings: all }),
  }
}

const stored = (id: Id) =>
  connectorSettings(world.backend.storage.db, createSecretBox(world.backend.config.encryptionKey), {
    organisationId: orgId,
    connectorId: String(id),
  })

const remove = async (place: Place, name: string) => {
  const { id: propertyId } = await fetchProperty(place.client, orgId, place.id, name)
  return deleteProperty(place.client, { params: { orgId, connectorId: place.id, propertyId } })
}

const enterAgain = [400, property.enterAgain(KEY)]

describe('the secrets of a custom source', () => {
  it('are stored sealed with the hosts that they are sent to, and are never returned', async () => {
    const place = await newConnector(await newSource())
    expect(Object.fromEntries(await stored(place.id))).toMatchObject({
      [KEY]: 'pw-1',
      'custom.sendsTo': 'api.shelf.example',
    })
    const { value, sealed } = await world.backend.storage.db
      .selectFrom('connector_properties')
      .select(['value', 'sealed'])
      .where('connector_id', '=', String(place.id))
      .where('name', '=', KEY)
      .executeTakeFirstOrThrow()
    expect([value, sealed]).toEqual([null, expect.any(String)])
    expect(await shownValues(place)).toMatchObject({ [KEY]: '', 'custom.sendsTo': 'api.shelf.example' })
    const listed = await listConnectors(place.client, { params: { orgId, connectorId: 'custom' } })
    expect(JSON.stringify([listed, await auditOf(world.backend, place.id)])).not.toContain('pw-1')
  })

  it('must be entered again before they are sent to the host of a new version', async () => {
    const source = await newSource({ settings: NOTE })
    const place = await newConnector(source, { 'custom.setting.note': 'one' })
    await saveNext(source, { base: ELSEWHERE, settings: NOTE })
    expect(await failureOf(changeValues(place, { 'custom.setting.note': 'two' }))).toEqual(enterAgain)
    expect(await failureOf(changeValues(place, { [KEY]: '' }))).toEqual(enterAgain)
    expect(await failureOf(changeValues(place, { 'custom.source': source.id }))).toEqual(enterAgain)
    expect((await stored(place.id)).get('custom.sendsTo')).toBe('api.shelf.example')
    await changeValues(place, { [KEY]: 'pw-2' })
    expect(Object.fromEntries(await stored(place.id))).toMatchObject({
      [KEY]: 'pw-2',
      'custom.sendsTo': 'api.elsewhere.example',
    })
  })

  it('must be entered again for the host that a setting or another source chooses', async () => {
    const source = await newSource({ base: BY_SHOP, settings: SHOP })
    const place = await newConnector(source, { 'custom.setting.shop': 'one' })
    expect(await failureOf(changeValues(place, { 'custom.setting.shop': 'two' }))).toEqual(enterAgain)
    await changeValues(place, { 'custom.setting.shop': 'ONE' })
    await changeValues(place, { 'custom.setting.shop': 'two', [KEY]: 'pw-2' })
    expect((await stored(place.id)).get('custom.sendsTo')).toBe('two.shelf.example')
    const other = await newSource({ base: ELSEWHERE })
    expect(await failureOf(changeValues(place, { 'custom.source': other.id }))).toEqual(enterAgain)
  })

  it('can be removed, and added with a setting that a new version requires', async () => {
    const source = await newSource()
    const place = await newConnector(source)
    await saveNext(source, { base: BY_SHOP, settings: SHOP })
    expect(await failureOf(addValues(place, { 'custom.setting.shop': 'one' }))).toEqual(enterAgain)
    await remove(place, KEY)
    await addValues(place, { 'custom.setting.shop': 'one', [KEY]: 'pw-2' })
    expect((await stored(place.id)).get('custom.sendsTo')).toBe('one.shelf.example')
    expect(await statusOf(remove(place, 'custom.setting.shop'))).toBe(400)
  })

  it('are removed with a change of hosts if the version no longer has them', async () => {
    const source = await newSource({ settings: TOKEN })
    const place = await newConnector(source, { 'custom.secret.token': 'tk-1' })
    await saveNext(source, { base: ELSEWHERE })
    await changeValues(place, { [KEY]: 'pw-2' })
    // A later version could otherwise send it to the new host.
    expect([...(await stored(place.id)).keys()]).not.toContain('custom.secret.token')
  })

  it('are not sent to another host by a test', async () => {
    const source = await newSource()
    const { client, id } = await newConnector(source)
    await saveNext(source, { base: ELSEWHERE })
    const test = async (settings: Record<string, string>) =>
      testConnection(client, {
        params: { orgId },
        body: {
          sourceConnectorId: await typeId(client, 'custom'),
          clientConnectorId: id,
          properties: Object.entries(settings).map(([name, value]) => ({ name, value })),
        },
      })
    expect(await failureOf(test({ 'custom.source': source.id, [KEY]: '' }))).toEqual(enterAgain)
    const named = { 'custom.source': source.id, [KEY]: '', 'custom.sendsTo': 'api.elsewhere.example' }
    expect(await failureOf(test(named))).toEqual([400, property.managed('custom.sendsTo')])
  })
})

describe('the hosts of secrets', () => {
  it('cannot be set by a request', async () => {
    const source = await newSource()
    const place = await newConnector(source)
    const hosts = { 'custom.sendsTo': 'api.elsewhere.example' }
    const refused = [400, property.managed('custom.sendsTo')]
    expect(await failureOf(addValues(place, hosts))).toEqual(refused)
    expect(await failureOf(changeValues(place, hosts))).toEqual(refused)
    const { id: propertyId } = await fetchProperty(place.client, orgId, place.id, 'custom.sendsTo')
    const params = { orgId, connectorId: place.id, propertyId }
    expect(await failureOf(updateProperty(place.client, { params, body: { value: 'x.example' } }))).toEqual(
      refused,
    )
    expect(await failureOf(deleteProperty(place.client, { params }))).toEqual(refused)
    expect((await stored(place.id)).get('custom.sendsTo')).toBe('api.shelf.example')
  })
})

describe('the settings of a custom source', () => {
  it('are those of its current version, each as secret as there', async () => {
    const source = await newSource({ settings: NOTE })
    const place = await newConnector(source, { 'custom.setting.note': 'open' })
    await saveNext(source, { settings: NOTE.replace('}', ', secret: true }') })
    expect(await failureOf(changeValues(place, { 'custom.setting.note': 'two' }))).toEqual([
      400,
      property.wrong(
        'custom.setting.note',
        property.custom.otherSecrecy(source.name, { title: 'Note', secret: true }),
      ),
    ])
    expect(await failureOf(addValues(place, { 'custom.setting.other': 'x' }))).toEqual([
      400,
      property.wrong('custom.setting.other', property.custom.unknownSetting(source.name)),
    ])
    await addValues(place, { 'custom.secret.note': 'closed' })
    expect(await shownValues(place)).toMatchObject({ 'custom.secret.note': '' })
    // Responses do not contain the former plain value.
    expect(Object.keys(await shownValues(place))).not.toContain('custom.setting.note')
  })

  it('are complete when they are added', async () => {
    const source = await newSource({ base: BY_SHOP, settings: SHOP })
    expect(await failureOf(newConnector(source))).toEqual([400, property.required('custom.setting.shop')])
    expect(await failureOf(newConnector(source, { 'custom.setting.shop': 'a/b' }))).toEqual([
      400,
      expect.stringContaining('Shop'),
    ])
    expect(await statusOf(newConnector(source, { 'custom.setting.shop': 'one', [KEY]: ' ' }))).toBe(400)
  })
})

describe('a source of another organisation', () => {
  it('cannot be chosen, changed or seen', async () => {
    const foreign = await newSource({}, world.cedar)
    expect(await failureOf(newConnector(foreign))).toEqual([
      400,
      property.wrong('custom.source', property.custom.unknownSource),
    ])
    expect(await statusOf(saveNext(foreign, { base: ELSEWHERE }))).toBe(404)
    const own = await newSource()
    const place = await newConnector(own)
    expect(await statusOf(changeValues(place, { 'custom.source': foreign.id, [KEY]: 'pw-2' }))).toBe(400)
  })
})
