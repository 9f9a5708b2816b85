import { connectorKinds } from '@tributary/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, type Name, startBackend } from '../../test/support/backend.ts'

type Wire = {
  Id: string
  Name: string
  Status: string
  Properties: { Id: string; Name: string; Value: string }[]
  Log: Record<string, unknown> | null
}

let backend: Backend
let acme: string
const people = new Map<Name, Browser>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  for (const name of ['sue', 'adam', 'olga', 'eli', 'una'] satisfies Name[])
    people.set(name, await backend.as(name))
})
afterAll(() => backend.close())

async function get<T>(name: Name, path: string): Promise<T> {
  const answer = await people.get(name)?.call('GET', path)
  if (answer?.statusCode !== 200) throw new Error(`${path} answered ${answer?.statusCode} to ${name}.`)
  return answer.json()
}

const listed = (name: Name, type: string) =>
  get<Wire[]>(name, `/business2cloud/clients/${acme}/connectors/${type}`)
const namesOf = async (name: Name, type: string) =>
  (await listed(name, type)).map((connector) => connector.Name)
const one = (name: Name, id: string, query = '') =>
  get<Wire>(name, `/business2cloud/clients/connectors/${id}${query}`)
const propertyNames = (connector: Wire | undefined) => connector?.Properties.map((property) => property.Name)

describe('organisations, statuses, members', () => {
  it('lists the caller’s organisations by name, ignoring letter case [CALL-15]', async () => {
    const names = async (name: Name) =>
      (await get<{ CompanyName: string }[]>(name, '/organisations')).map((row) => row.CompanyName)
    expect(await names('olga')).toEqual(['acme Traders', 'Birch Ltd'])
    expect(await names('una')).toEqual(['acme Traders'])
    expect(await names('adam')).toEqual(['acme Traders', 'Birch Ltd', 'Cedar & Co'])
  })

  it('lists the statuses [CALL-83]', async () => {
    expect(await get('una', '/statuses')).toEqual([
      { Id: 1, Name: 'active' },
      { Id: 2, Name: 'locked' },
      { Id: 3, Name: 'archived' },
    ])
  })

  it('lists the members of an organisation by first name, without secrets [CALL-55]', async () => {
    const members = await get<Record<string, unknown>[]>('una', `/users?orgId=${acme}`)
    expect(members.map((member) => member.FirstName)).toEqual(['Adam', 'Eli', 'Olga', 'Sue', 'Una'])
    expect(Object.keys(members[0] ?? {}).toSorted()).toEqual(['EmailAddress', 'FirstName', 'Id', 'LastName'])
  })
})

describe('connector types', () => {
  it('are those of the catalogue, with their flags [CALL-21]', async () => {
    const types = await get<Record<string, unknown>[]>('una', '/business2cloud/clients/connector-types')
    const having = (flag: string) => types.filter((type) => type[flag]).map((type) => type.Type)
    expect(types.map((type) => type.Type).toSorted()).toEqual(
      connectorKinds.map(({ type }) => type).toSorted(),
    )
    expect(having('RequiresAuthorisation')).toEqual(['vend', 'xero'])
    expect(having('IsInsider')).toEqual(['vend'])
    expect(having('IsEarlyStages')).toEqual(['mailchimp'])
  })

  it('of an organisation are the same for every member [CALL-22]', async () => {
    const types = await get<{ Type: string }[]>('una', `/business2cloud/clients/${acme}/connector-types`)
    expect(types.map((type) => type.Type)).toEqual(['cin7', 'excel', 'ftp', 'woocommerce', 'xero'])
  })
})

describe('who sees which connectors [CONNDASH-29]', () => {
  it('administrators see all; only super administrators see deleted ones [CONNDASH-24]', async () => {
    const live = [
      'Acme Café Bar Ltd',
      'Acme Retail Ltd',
      'Acme Traders Ltd',
      'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre)',
    ]
    expect(await namesOf('sue', 'xero')).toEqual([...live, 'Old Mill Bakery (closed)'])
    expect(await namesOf('adam', 'xero')).toEqual(live)
    expect(await namesOf('olga', 'xero')).toEqual(live)
  })

  it('other users see those they are assigned to', async () => {
    expect(await namesOf('eli', 'xero')).toEqual(['Acme Retail Ltd', 'Acme Traders Ltd'])
    expect(await namesOf('una', 'xero')).toEqual([])
    expect(await namesOf('una', 'ftp')).toEqual(['Warehouse files'])
  })

  it('the same users see a single connector [CALL-84]', async () => {
    const seenBy = async (connector: string) => {
      const id = await backend.idOf('connectors', connector)
      const statuses = await Promise.all(
        [...people].map(async ([name, browser]) => {
          const answer = await browser.call('GET', `/business2cloud/clients/connectors/${id}`)
          return [name, answer.statusCode]
        }),
      )
      return statuses.filter(([, status]) => status === 200).map(([name]) => name)
    }
    expect(await seenBy('Warehouse files')).toEqual(['sue', 'adam', 'olga', 'eli', 'una'])
    expect(await seenBy('Acme stock')).toEqual(['sue', 'adam', 'olga', 'eli'])
    expect(await seenBy('Old Mill Bakery (closed)')).toEqual(['sue'])
    expect(await seenBy('Birch Ltd')).toEqual(['sue', 'adam', 'olga'])
  })

  it('finds a type by its id or its name in any letter case [CALL-107]', async () => {
    const [first] = await listed('una', 'FTP')
    expect(first?.Name).toBe('Warehouse files')
    const types = await get<{ Id: string; Type: string }[]>('una', '/business2cloud/clients/connector-types')
    const ftp = types.find((type) => type.Type === 'ftp')
    expect(await namesOf('una', ftp?.Id ?? '')).toEqual(['Warehouse files'])
    for (const unknown of ['fax', '00000000-0000-4000-8000-000000000000', "ftp'--"]) {
      const answer = await people
        .get('una')
        ?.call('GET', `/business2cloud/clients/${acme}/connectors/${unknown}`)
      expect(answer?.statusCode, unknown).toBe(404)
    }
  })
})

describe('the response for a connector', () => {
  it('contains the users for everyone and the settings from level 2 up [CALL-86]', async () => {
    expect(propertyNames((await listed('eli', 'woocommerce'))[0])).toEqual(['portal.user'])
    expect(propertyNames((await listed('olga', 'woocommerce'))[0])).toEqual([
      'target.schema',
      'woo.key',
      'woo.orders.exclude',
      'woo.secret',
      'woo.startDate',
      'woo.uri',
      'portal.user',
    ])
  })

  it('lists the assigned users by id, separated by spaces', async () => {
    const [connector] = await listed('una', 'ftp')
    const assigned = connector?.Properties.find((property) => property.Name === 'portal.user')?.Value.split(
      ' ',
    )
    const ids = await Promise.all(['Una', 'Eli', 'Olga'].map((name) => backend.idOf('users', name)))
    expect(assigned?.toSorted()).toEqual(ids.toSorted())
  })

  it('omits the properties on request', async () => {
    const id = await backend.idOf('connectors', 'Acme web shop')
    expect(await one('olga', id, '?excludeProperties=true')).not.toHaveProperty('Properties')
    expect((await one('olga', id, '?excludeProperties=false')).Properties).toHaveLength(7)
    expect((await one('olga', id)).Properties).toHaveLength(7)
  })

  it('contains the latest refresh and the last manual and automatic times', async () => {
    const log = async (type: string, name: string) =>
      (await listed('sue', type)).find((connector) => connector.Name === name)?.Log
    expect(await log('ftp', 'Warehouse files')).toBeNull()
    expect(await log('xero', 'Acme Traders Ltd')).toEqual({
      ManuallyTriggeredAtUtc: '2026-11-20T18:00:00.000Z',
      AutomaticallyTriggeredAtUtc: '2026-11-21T08:00:00.000Z',
      CompletedAtUtc: '2026-11-21T08:07:00.000Z',
      HasError: false,
      Forbidden: false,
      RefreshDetail: 'Invoices: 1,431 rows, BankTransactions: 3,640 rows',
      Error: null,
      Cause: null,
      RetryAtUtc: null,
      LeftOut: null,
    })
    expect(await log('cin7', 'Acme stock')).toMatchObject({
      ManuallyTriggeredAtUtc: '2026-11-21T08:08:00.000Z',
      CompletedAtUtc: null,
      HasError: false,
    })
    expect(await log('woocommerce', 'Acme web shop')).toMatchObject({
      CompletedAtUtc: '2026-11-20T07:01:00.000Z',
      HasError: true,
      Forbidden: true,
    })
  })
})

describe('secrets', () => {
  const canaries = ['ck_demo_1f7a', 'cs_demo_90b2', 'demo-7c41']

  it('are in no response', async () => {
    const answers: string[] = []
    for (const [, browser] of people)
      for (const type of ['ftp', 'woocommerce', 'xero', 'cin7', 'excel']) {
        const list = await browser.call('GET', `/business2cloud/clients/${acme}/connectors/${type}`)
        answers.push(list.body)
        for (const { Id } of list.json())
          answers.push((await browser.call('GET', `/business2cloud/clients/connectors/${Id}`)).body)
      }
    for (const canary of canaries) expect(answers.join()).not.toContain(canary)
    expect(answers.join()).toContain('shop.acme-traders.example')
  })

  it('are in no table unsealed', async () => {
    const rows = await backend.storage.db.selectFrom('connector_properties').selectAll().execute()
    const dump = JSON.stringify(rows)
    for (const canary of canaries) expect(dump).not.toContain(canary)
    expect(
      rows
        .filter((row) => row.sealed !== null)
        .map((row) => row.name)
        .toSorted(),
    ).toEqual(['cin7.applicationKey', 'woo.key', 'woo.secret'])
  })

  it('include superadmin-only settings only for super administrators', async () => {
    const { db } = backend.storage
    const type = await db
      .selectFrom('connector_types')
      .select('id')
      .where('type', '=', 'poweroffice')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('organisation_connector_types')
      .values({ organisation_id: acme, connector_type_id: type.id })
      .execute()
    const connector = await db
      .insertInto('connectors')
      .values({
        organisation_id: acme,
        connector_type_id: type.id,
        key: 'po',
        name: 'Books',
        original_name: 'Books',
        status: 'CONNECTED',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('connector_properties')
      .values({
        organisation_id: acme,
        connector_id: connector.id,
        name: 'poweroffice.apiPath',
        value: '/v2',
      })
      .execute()
    expect(propertyNames((await listed('sue', 'poweroffice'))[0])).toContain('poweroffice.apiPath')
    expect(propertyNames((await listed('adam', 'poweroffice'))[0])).toEqual(['portal.user'])
  })
})
