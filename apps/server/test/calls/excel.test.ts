import { demoAreas, demoSubareas, demoVersions } from '@tributary/fakes/demo-data/excel'
import {
  type Client,
  createHelperTable,
  createMilestone,
  createVersion,
  listAreas,
  listEntities,
  listHelperTables,
  listMilestones,
  listOrganisations,
  listSecurityGroups,
  listSubareas,
  listVersions,
  saveSecurityGroup,
  setSecurityGroupStatus,
  updateArea,
  updateHelperTable,
} from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, type Browser, type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { itemKinds } from './excel-items.ts'

let backend: Backend
let acme: string
let birch: string
let cedar: string
const clients = new Map<Name, Client>()
const browsers = new Map<Name, Browser>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  birch = await backend.idOf('organisations', 'Birch Ltd')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  for (const name of ['sue', 'adam', 'olga', 'eli', 'una'] satisfies Name[]) {
    clients.set(name, await clientOf(backend, name))
    browsers.set(name, await backend.as(name))
  }
})
afterAll(() => backend.close())

function as(name: Name): Client {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} has not signed in.`)
  return client
}
const raw = async (name: Name, method: 'POST' | 'DELETE' | 'GET', path: string, body?: object) =>
  (await browsers.get(name)?.call(method, path, body ? { body } : {}))?.statusCode

const written = (action: string, target: string | number) =>
  backend.storage.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', action)
    .where('target', '=', String(target))
    .executeTakeFirst()

describe.each(itemKinds)('$definite', (itemKind) => {
  it('is created, listed, renamed and deleted, each recorded in the audit log', async () => {
    const created = await itemKind.create(as('eli'), acme, '  Korora  ')
    expect(created).toMatchObject({
      message: `${itemKind.definite} has been created.`,
      data: { id: expect.any(String), name: 'Korora' },
    })
    const { id } = created.data
    expect(await itemKind.change(as('eli'), acme, id, 'Kororā')).toMatchObject({
      message: `${itemKind.definite} has been saved.`,
      data: { id, name: 'Kororā' },
    })
    expect(await itemKind.list(as('eli'), acme)).toContainEqual(
      expect.objectContaining({ id, name: 'Kororā' }),
    )
    expect(await itemKind.remove(as(itemKind.deletedBy), id)).toEqual({
      message: `${itemKind.definite} has been deleted.`,
      data: null,
    })
    expect((await itemKind.list(as('eli'), acme)).map((thing) => thing.id)).not.toContain(id)

    const eli = await backend.idOf('users', 'Eli')
    expect(await written(`${itemKind.action}.created`, id)).toMatchObject({
      actor_id: eli,
      organisation_id: acme,
      detail: { 'after.name': 'Korora' },
      request_id: expect.any(String),
      ip: '127.0.0.1',
    })
    expect(await written(`${itemKind.action}.changed`, id)).toMatchObject({
      detail: { 'before.name': 'Korora', 'after.name': 'Kororā' },
    })
    expect(await written(`${itemKind.action}.deleted`, id)).toMatchObject({
      detail: { 'before.name': 'Kororā' },
    })
  })

  it('has a unique name, ignoring letter case and Unicode form', async () => {
    const { data } = await itemKind.create(as('eli'), acme, 'Café Ōtara')
    const other = await itemKind.create(as('eli'), acme, 'Something else')
    for (const name of ['Café Ōtara', 'CAFÉ ŌTARA', 'cafe\u0301 o\u0304tara']) {
      const refusal = [409, `There is already ${itemKind.noun} called ${name.normalize('NFC')}.`]
      expect(await failureOf(itemKind.create(as('olga'), acme, name))).toEqual(refusal)
      expect(await failureOf(itemKind.change(as('olga'), acme, other.data.id, name))).toEqual(refusal)
    }
    expect(await itemKind.change(as('olga'), acme, data.id, 'CAFÉ ŌTARA')).toMatchObject({
      data: { name: 'CAFÉ ŌTARA' },
    })
    expect(await itemKind.create(as('olga'), birch, 'Café Ōtara')).toMatchObject({
      data: { name: 'Café Ōtara' },
    })
  })

  it('is created once if several users choose the name at the same time', async () => {
    const wishes = ['sue', 'adam', 'olga', 'eli'] satisfies Name[]
    const answers = await Promise.all(
      wishes.map((name) => statusOf(itemKind.create(as(name), acme, 'Wanted by all'))),
    )
    expect(answers.toSorted()).toEqual([409, 409, 409, undefined])
  })

  it('is hidden from users without Excel and from other organisations [ROLE-20]', async () => {
    const { data } = await itemKind.create(as('olga'), birch, 'Of Birch')
    expect(await statusOf(itemKind.create(as('una'), acme, 'By Una'))).toBe(403)
    expect(await statusOf(itemKind.list(as('una'), acme))).toBe(403)
    expect(await statusOf(itemKind.list(newClient(backend), acme))).toBe(401)
    expect(await statusOf(itemKind.create(as('eli'), birch, 'By Eli'))).toBe(403)
    expect(await statusOf(itemKind.change(as('eli'), birch, data.id, 'By Eli'))).toBe(403)
    expect(await statusOf(itemKind.change(as('eli'), acme, data.id, 'By Eli'))).toBe(404)
    // She belongs to both organisations: the request contradicts itself.
    expect(await statusOf(itemKind.change(as('olga'), acme, data.id, 'By Olga'))).toBe(400)
    expect((await itemKind.list(as('olga'), birch)).map(({ name }) => name)).toContain('Of Birch')
  })

  it('is deleted by users with the right to do so', async () => {
    const { data } = await itemKind.create(as('olga'), birch, 'To be deleted')
    const tooLow: Record<string, Name> = { adam: 'olga', sue: 'adam', eli: 'una' }
    expect(await statusOf(itemKind.remove(as(tooLow[itemKind.deletedBy] ?? 'una'), data.id))).toBe(403)
    expect(await statusOf(itemKind.remove(as(itemKind.deletedBy), UNKNOWN_ID))).toBe(404)
    expect(await statusOf(itemKind.remove(as(itemKind.deletedBy), 'no-id'))).toBe(404)
    if (itemKind.deletedBy === 'eli') expect(await statusOf(itemKind.remove(as('eli'), data.id))).toBe(404)
    expect(await statusOf(itemKind.remove(as('sue'), data.id))).toBeUndefined()
  })

  it('cannot be changed if it does not exist', async () => {
    expect(await statusOf(itemKind.change(as('eli'), acme, UNKNOWN_ID, 'Nothing'))).toBe(404)
    expect(await statusOf(itemKind.change(as('eli'), acme, 17, 'Nothing'))).toBe(404)
  })

  it('refuses unknown fields and invalid names', async () => {
    const body = { comOrganisationId: acme, name: 'Whole', more: true }
    expect(await raw('eli', 'POST', itemKind.path, body)).toBe(400)
    expect(await raw('eli', 'POST', itemKind.path, { comOrganisationId: acme, name: { $ne: '' } })).toBe(400)
    if (itemKind.action !== 'security_groups')
      expect(await raw('eli', 'POST', `${itemKind.path}/${UNKNOWN_ID}`, body)).toBe(400)
    for (const name of ['   ', 'x'.repeat(201)]) {
      expect(await failureOf(itemKind.create(as('eli'), acme, name))).toBeDefined()
      expect(await raw('eli', 'POST', itemKind.path, { comOrganisationId: acme, name })).toBe(400)
    }
  })
})

describe.each(itemKinds.filter(({ action }) => !['entities', 'security_groups'].includes(action)))(
  'the status of $noun',
  (itemKind) => {
    it('starts as active and can be set to any status [STATE-03]', async () => {
      const { data } = await itemKind.create(as('eli'), acme, 'With a status')
      expect(data).toMatchObject({ status: { id: 1, name: 'active' } })
      const archived = await itemKind.change(as('eli'), acme, data.id, 'With a status', '3')
      expect(archived.data).toMatchObject({ status: { id: 3, name: 'archived' } })
      expect((await itemKind.list(as('eli'), acme)).map(({ id }) => id)).toContain(data.id)
      const locked = await itemKind.change(as('eli'), acme, data.id, 'With another status', 2)
      expect(locked.data).toMatchObject({ name: 'With another status', status: { name: 'locked' } })
      expect(await failureOf(itemKind.change(as('eli'), acme, data.id, 'With a status', 9))).toEqual([
        400,
        'This status does not exist.',
      ])
    })
  },
)

describe('the status of a security group [CALL-62]', () => {
  it('is active or archived, never locked [GROUP-25]', async () => {
    const group = await saveSecurityGroup(as('eli'), { body: { organisationId: acme, name: 'To archive' } })
    const set = (name: Name, organisationId: string, statusId: number, groupId = group.data.id) =>
      setSecurityGroupStatus(as(name), { body: { organisationId, groupId, statusId } })
    expect(await set('eli', acme, 3)).toMatchObject({ data: { status: { name: 'archived' } } })
    expect(await set('eli', acme, 1)).toMatchObject({ data: { status: { name: 'active' } } })
    expect(await failureOf(set('eli', acme, 2))).toEqual([400, 'A security group cannot be locked.'])
    expect(await statusOf(set('eli', acme, 9))).toBe(400)
    expect(await statusOf(set('eli', acme, 3, UNKNOWN_ID))).toBe(404)
    expect(await statusOf(set('olga', birch, 3))).toBe(400)
    expect(await statusOf(set('eli', birch, 3))).toBe(403)
    expect(await statusOf(set('una', acme, 3))).toBe(403)
    expect(await raw('eli', 'POST', '/permission-groups/status', { groupId: 1 })).toBe(400)
  })

  it('is returned with the id at the top level as well [CALL-61]', async () => {
    const answer = await browsers
      .get('eli')
      ?.call('POST', '/permission-groups', { body: { name: 'Repeated', comOrganisationId: acme } })
    expect(answer?.json()).toMatchObject({ id: answer?.json().data.Id, status: 200, error: null })
  })

  it('is deleted by super administrators only, by the id in the body [CALL-63]', async () => {
    expect(await raw('sue', 'DELETE', '/permission-groups/groups', { groupId: UNKNOWN_ID })).toBe(404)
    expect(await raw('sue', 'DELETE', '/permission-groups/groups', {})).toBe(400)
  })
})

describe('lists without an organisation', () => {
  const lists = [listAreas, listSubareas, listVersions, listHelperTables, listEntities]

  it('contain all of the caller’s organisations [CALL-28]', async () => {
    for (const itemKind of itemKinds) await itemKind.create(as('adam'), cedar, 'Of Cedar')
    const organisationsIn = async (name: Name, list: (typeof lists)[number]) =>
      new Set((await list(as(name), { query: {} })).map((thing) => thing.organisationId))
    for (const list of lists) {
      expect(await organisationsIn('eli', list)).toEqual(new Set([acme]))
      expect(await organisationsIn('olga', list)).toEqual(new Set([acme, birch]))
      expect(await organisationsIn('adam', list)).toEqual(new Set([acme, birch, cedar]))
    }
    expect(await listOrganisations(as('adam'))).toHaveLength(3)
  })

  it('are empty for a user without organisations', async () => {
    const { db } = backend.storage
    const eli = await backend.idOf('users', 'Eli')
    await db.deleteFrom('user_organisations').where('user_id', '=', eli).execute()
    for (const list of lists) expect(await list(as('eli'), { query: {} })).toEqual([])
    await db.insertInto('user_organisations').values({ organisation_id: acme, user_id: eli }).execute()
  })

  it('reject a repeated organisation and one the user does not belong to', async () => {
    for (const path of ['/areas', '/subareas', '/versions', '/helperTables', '/entities']) {
      expect(await raw('eli', 'GET', `${path}?orgId=${birch}`)).toBe(403)
      expect(await raw('adam', 'GET', `${path}?orgId=${UNKNOWN_ID}`)).toBe(404)
      expect(await raw('eli', 'GET', `${path}?orgId=${acme}&orgId=${birch}`)).toBe(400)
    }
    expect(await raw('eli', 'GET', '/permission-groups')).toBe(400)
    expect(await statusOf(listSecurityGroups(as('eli'), { query: { orgId: UNKNOWN_ID } }))).toBe(403)
    expect(await statusOf(listSecurityGroups(as('adam'), { query: { orgId: UNKNOWN_ID } }))).toBe(404)
  })

  it('are sorted by name', async () => {
    const names = (await listAreas(as('eli'), { query: { orgId: acme } })).map(({ name }) => name)
    expect(names).toEqual(
      names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true })),
    )
    expect(names).toEqual(expect.arrayContaining(demoAreas.map(({ name }) => name)))
  })
})

describe('milestones', () => {
  it('belong to a version and have unique names within it [CALL-44, CALL-45]', async () => {
    const make = (name: string) => createVersion(as('eli'), { body: { organisationId: acme, name } })
    const [one, other] = [(await make('One')).data.id, (await make('Other')).data.id]
    const add = (versionId: string | number) =>
      createMilestone(as('eli'), { body: { versionId, name: 'March', listOrder: 1 } })
    const { data } = await add(one)
    expect(data).toMatchObject({ versionId: one, listOrder: 1 })
    expect(await statusOf(add(one))).toBe(409)
    expect(await statusOf(add(other))).toBeUndefined()
    expect(await listMilestones(as('eli'), { params: { versionId: one } })).toEqual([data])
    const versions = await listVersions(as('eli'), { query: { orgId: acme } })
    expect(versions.find(({ id }) => id === one)?.milestones).toEqual([data])
  })

  it('are not found for an unknown version or another organisation’s', async () => {
    const foreign = await createVersion(as('olga'), {
      body: { organisationId: birch, name: 'Of Birch alone' },
    })
    for (const versionId of [UNKNOWN_ID, 'no-id', foreign.data.id]) {
      expect(await statusOf(listMilestones(as('eli'), { params: { versionId } }))).toBe(404)
      const body = { versionId, name: 'March', listOrder: 1 as const }
      expect(await statusOf(createMilestone(as('eli'), { body }))).toBe(404)
    }
    expect(await statusOf(listMilestones(as('una'), { params: { versionId: UNKNOWN_ID } }))).toBe(403)
    expect(await listMilestones(as('olga'), { params: { versionId: foreign.data.id } })).toEqual([])
  })

  it('keep the list order they were created with [VER-16]', async () => {
    const body = { versionId: UNKNOWN_ID, name: 'March', listOrder: 2 }
    expect(await raw('eli', 'POST', '/milestones', body)).toBe(400)
  })
})

describe('helper tables', () => {
  const body = (name: string, inputTableName: string) => ({ organisationId: acme, name, inputTableName })

  it('have a unique table name, ignoring letter case [HELPER-06]', async () => {
    const { data } = await createHelperTable(as('eli'), { body: body('Rates', 'Rates') })
    expect(data).toMatchObject({ inputTableName: 'Rates', budget2SqlProductId: null })
    const refusal = [409, 'There is already a helper table with the database table rates.']
    const second = createHelperTable(as('eli'), { body: body('R-a-t-e-s', 'rates') })
    expect(await failureOf(second)).toEqual(refusal)
    const other = await createHelperTable(as('eli'), { body: body('Prices', 'Prices') })
    const change = (inputTableName: string) =>
      updateHelperTable(as('eli'), {
        params: { id: other.data.id },
        body: { ...body('Prices', inputTableName), statusId: 1 },
      })
    expect(await failureOf(change('rates'))).toEqual(refusal)
    expect(await change('Tariffs')).toMatchObject({ data: { name: 'Prices', inputTableName: 'Tariffs' } })
  })

  it.each(['', 'drop table', "x'; --", 'é', 'x'.repeat(129)])(
    'cannot have the table name %j',
    async (inputTableName) => {
      const wire = { name: 'Odd', comOrganisationId: acme, inputTableName }
      expect(await raw('eli', 'POST', '/helperTables', wire)).toBe(400)
    },
  )
})

describe('the demo', () => {
  it('has a dozen areas and sub-areas, three versions, two helper tables, two entities, two groups', async () => {
    const sue = as('sue')
    const query = { orgId: acme }
    const names = (things: { name: string }[]) => things.map(({ name }) => name)
    const holds = (all: readonly { name: string }[]) => expect.arrayContaining(names([...all]))
    expect(demoAreas).toHaveLength(12)
    expect(demoSubareas).toHaveLength(12)
    expect(names(await listAreas(sue, { query }))).toEqual(holds(demoAreas))
    expect(names(await listSubareas(sue, { query }))).toEqual(holds(demoSubareas))
    expect(names(await listVersions(sue, { query }))).toEqual(holds(demoVersions))
    expect(names(await listHelperTables(sue, { query }))).toEqual(
      expect.arrayContaining(['Cost centres', 'Exchange rates']),
    )
    expect(names(await listEntities(sue, { query }))).toEqual(
      expect.arrayContaining(['Acme Retail Ltd', 'Acme Traders Ltd']),
    )
    expect(names(await listSecurityGroups(sue, { query }))).toEqual(
      expect.arrayContaining(['Finance team', 'Shop managers, Te Ika-a-Māui / North Island']),
    )
  })
})

it('refuses an unknown link type of an area', async () => {
  const [area] = await listAreas(as('eli'), { query: { orgId: acme } })
  const body = { name: 'x', comOrganisationId: acme, statusId: 1, subareaLinkType: 'sometimes' }
  expect(await raw('eli', 'POST', `/areas/${area?.id}`, body)).toBe(400)
  const change = updateArea(as('una'), {
    params: { id: area?.id ?? '' },
    body: { name: 'x', organisationId: acme, statusId: 1, subareaLinkType: 'custom' },
  })
  expect(await statusOf(change)).toBe(403)
})
