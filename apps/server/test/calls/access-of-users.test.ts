import {
  type Client,
  createArea,
  createConnector,
  createEntity,
  createHelperTable,
  createUser,
  disconnectConnector,
  getOwnAccess,
  grantAreas,
  linkUserToGroup,
  listConnectors,
  listConnectorTypes,
  listEveryTable,
  listStructureChanges,
  listUsers,
  saveSecurityGroup,
  saveUserAccess,
  undoStructureChange,
  unlinkUserFromGroups,
  updateUser,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languageOfReader } from '../../src/mail/reader.queries.ts'
import { type Backend, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { latestMail, mailsOf } from '../support/outbox.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number

let backend: Backend
let birch: string
let olga: Client
let una: Client
beforeAll(async () => {
  backend = await startBackend()
  birch = await backend.idOf('organisations', 'Birch Ltd')
  olga = await clientOf(backend, 'olga')
  una = await clientOf(backend, 'una')
})
afterAll(() => backend.close())

let round = 0
let userId: Id
let group: Id
let entity: Id
let helperTable: Id
let connector: Id
beforeEach(async () => {
  round += 1
  const organisationId = birch
  const body = { firstName: 'Pia', lastName: 'Pine', emailAddress: `pia-${round}@tributary.example` }
  const created = await createUser(olga, {
    body: { ...body, roleId: 5, organisationId, password: 'Umbrella-9-otter' },
  })
  userId = created.data.id
  group = (await saveSecurityGroup(olga, { body: { organisationId, name: `Group ${round}` } })).data.id
  entity = (await createEntity(olga, { body: { organisationId, name: `Entity ${round}` } })).data.id
  const table = { organisationId, name: `Table ${round}`, inputTableName: `Table${round}` }
  helperTable = (await createHelperTable(olga, { body: table })).data.id
  connector = await newConnector(`Warehouse ${round}`)
})

async function newConnector(name: string) {
  const ftp = (await listConnectorTypes(olga)).find(({ type }) => type === 'ftp')
  const body = { name, sourceConnectorId: ftp?.id ?? '' }
  return (await createConnector(olga, { params: { orgId: birch }, body })).id
}

type Body = Parameters<typeof saveUserAccess>[1]['body']
const save = (body: Omit<Body, 'organisationId'>, client = olga, id = userId) =>
  saveUserAccess(client, { params: { id }, body: { organisationId: birch, ...body } })
const pia = async () => (await listUsers(olga, { query: { orgId: birch } })).find(({ id }) => id === userId)
const everything = () => ({
  groups: [group],
  entities: [entity],
  helperTables: [helperTable],
  connectors: [connector],
})
const linked = async () => {
  const user = await pia()
  const ids = (rows: readonly { id: Id }[] | undefined) => rows?.map(({ id }) => id) ?? []
  return {
    groups: ids(user?.groups),
    entities: ids(user?.entities),
    helperTables: ids(user?.helperTables),
    connectors: ids(user?.connectors),
  }
}
const nothing = { groups: [], entities: [], helperTables: [], connectors: [] }

describe('the access of a user', () => {
  it('is saved together, and lists that are left out stay', async () => {
    const saved = await save(everything())
    expect(saved.message).toBe('The access of the user has been saved.')
    expect(saved.data.connectors).toEqual([{ id: connector, name: `Warehouse ${round}` }])
    expect(await linked()).toEqual(everything())
    await save({ groups: [] })
    expect(await linked()).toEqual({ ...everything(), groups: [] })
    await save(nothing)
    expect(await linked()).toEqual(nothing)
  })

  it('can be every entity, and exactly the chosen ones afterwards', async () => {
    await save({ everyEntity: true })
    expect((await pia())?.everyEntity).toBe(true)
    await save({ everyEntity: false, entities: [entity] })
    expect(await pia()).toMatchObject({ everyEntity: false, entities: [{ id: entity }] })
  })

  it('stays as it was if one part is refused', async () => {
    expect(await statusOf(save({ groups: [group], helperTables: [UNKNOWN_ID] }))).toBe(404)
    expect(await statusOf(save({ groups: [group], connectors: [UNKNOWN_ID] }))).toBe(404)
    await disconnect()
    expect(await statusOf(save({ groups: [group], connectors: [connector] }))).toBe(409)
    expect(await linked()).toEqual(nothing)
  })

  const disconnect = async () => {
    const rows = await listConnectors(olga, { params: { orgId: birch, connectorId: 'ftp' } })
    const row = rows.find(({ id }) => id === connector)
    const params = { clientKey: row?.clientKey ?? '', connectorKey: row?.key ?? '' }
    await disconnectConnector(olga, { params })
  }

  it('keeps a connector that was disconnected meanwhile, and can lose it', async () => {
    await save({ connectors: [connector] })
    await disconnect()
    await save({ connectors: [connector], groups: [group] })
    await save({ connectors: [] })
    expect(await linked()).toEqual({ ...nothing, groups: [group] })
  })

  it('is not saved if it has changed since the caller saw it', async () => {
    await save({ groups: [group] })
    const refused = save({ groups: [], expected: nothing })
    await expect(refused).rejects.toMatchObject({
      statusCode: 409,
      messages: ['You have changed the access of this user meanwhile. Look at it again, then save again.'],
    })
    await save({ groups: [], expected: { ...nothing, groups: [group] } })
  })

  it('names the other administrator to the second of two, who can then save the fresh state', async () => {
    const sue = await clientOf(backend, 'sue')
    const seen = await linked()
    await save({ groups: [group], expected: seen }, sue)
    const refused = save({ entities: [entity], expected: seen })
    await expect(refused).rejects.toMatchObject({
      statusCode: 409,
      messages: [expect.stringMatching(/has changed the access of this user meanwhile/)],
    })
    const fresh = await linked()
    await save({ entities: [entity], expected: fresh })
    expect(await linked()).toEqual({ ...nothing, groups: [group], entities: [entity] })
  })

  it('keeps what two administrators add at the same time', async () => {
    const sue = await clientOf(backend, 'sue')
    const second = (await saveSecurityGroup(olga, { body: { organisationId: birch, name: `More ${round}` } }))
      .data
    await Promise.all([
      save({ add: { groups: [group], connectors: [connector] } }),
      save({ add: { groups: [second.id], entities: [entity] } }, sue),
      save({ add: { helperTables: [helperTable] } }, sue),
    ])
    const { groups, ...others } = await linked()
    expect(new Set(groups)).toEqual(new Set([group, second.id]))
    expect(others).toEqual({ entities: [entity], helperTables: [helperTable], connectors: [connector] })
  })

  it('is refused for additions of another organisation, without a part of them', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const sue = await clientOf(backend, 'sue')
    const foreign = (await saveSecurityGroup(sue, { body: { organisationId: cedar, name: `Far ${round}` } }))
      .data.id
    expect(await statusOf(save({ add: { connectors: [connector], groups: [foreign] } }))).toBe(404)
    expect(await linked()).toEqual(nothing)
  })

  it('is refused for items and users of another organisation', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const sue = await clientOf(backend, 'sue')
    const body = { organisationId: cedar, name: `Foreign ${round}` }
    const foreign = (await saveSecurityGroup(sue, { body })).data.id
    expect(await statusOf(save({ groups: [foreign] }))).toBe(404)
    expect(await statusOf(save({ groups: [foreign] }, sue))).toBe(404)
    expect(await statusOf(save({}, olga, UNKNOWN_ID))).toBe(404)
    expect(await statusOf(save({}, olga, 'no-id'))).toBe(404)
    expect(await statusOf(save({ groups: [group] }, una))).toBe(403)
  })

  it('is recorded for the user and for each connector', async () => {
    await save(everything())
    await save({ connectors: [] })
    const entries = await backend.storage.db
      .selectFrom('audit_log')
      .select(['action', 'target', 'detail'])
      .where('target', 'in', [String(userId), String(connector)])
      .where('action', 'in', ['users.linked', 'users.unlinked', 'connector.users-changed'])
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'users.linked', target: userId, detail: { 'before.groups': '', 'after.groups': group } },
      { action: 'connector.users-changed', detail: { 'before.users': '', 'after.users': userId } },
      { action: 'connector.users-changed', detail: { 'before.users': userId, 'after.users': '' } },
    ])
  })
})

describe('the mail about changed access [USER-30]', () => {
  const address = () => `pia-${round}@tributary.example`
  const mails = () => mailsOf(backend, address(), 'access-changed')

  it('names what was given and taken, once for a save', async () => {
    await save({ ...everything(), everyEntity: true })
    await save({ connectors: [], groups: [group] })
    const [given, taken, ...more] = await mails()
    expect(more).toEqual([])
    expect(given).toMatchObject({
      firstName: 'Pia',
      companyName: 'Birch Ltd',
      changedBy: 'Olga Oak',
      gained: {
        lists: expect.arrayContaining([
          { list: 'connectors', shown: [`Warehouse ${round}`], more: 0 },
          { list: 'groups', shown: [`Group ${round}`], more: 0 },
          { list: 'helperTables', shown: [`Table ${round}`], more: 0 },
        ]),
        futureEntities: true,
      },
      lost: { lists: [], futureEntities: false },
      inExcel: true,
    })
    expect(taken).toMatchObject({
      gained: { lists: [], futureEntities: false },
      lost: { lists: [{ list: 'connectors', shown: [`Warehouse ${round}`], more: 0 }] },
      inExcel: false,
    })
  })

  const undoLast = async () => {
    const [change] = await listStructureChanges(olga, { query: { orgId: birch } })
    const body = { organisationId: birch }
    await undoStructureChange(olga, { params: { id: change?.id ?? '' }, body })
  }

  it('is sent once for an undone save, with what was taken back [USER-30]', async () => {
    await save({ groups: [group], connectors: [connector] })
    await undoLast()
    const [given, taken, ...more] = await mails()
    expect(more).toEqual([])
    expect(taken?.lost.lists).toEqual(given?.gained.lists)
    expect(taken?.gained.lists).toEqual([])
  })

  it('is sent when the undoing of a save is undone [USER-30]', async () => {
    await save({ groups: [group] })
    await undoLast()
    await undoLast()
    const [given, , again, ...more] = await mails()
    expect(more).toEqual([])
    expect(again?.gained.lists).toEqual(given?.gained.lists)
  })

  const link = (groupId: Id, client = olga) =>
    linkUserToGroup(client, { params: { id: userId }, body: { organisationId: birch, groupId } })
  const unlinkAll = () =>
    unlinkUserFromGroups(olga, { params: { id: userId }, query: { orgId: birch }, body: {} })
  const secondGroup = async () =>
    (await saveSecurityGroup(olga, { body: { organisationId: birch, name: `Other ${round}` } })).data.id

  it('is one for several single links, and waits for further ones [USER-30]', async () => {
    await link(group)
    await link(await secondGroup())
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.gained.lists).toEqual([
      { list: 'groups', shown: [`Group ${round}`, `Other ${round}`], more: 0 },
    ])
    const { created_at: written, due_at: due } = await backend.storage.db
      .selectFrom('outbox')
      .select(['created_at', 'due_at'])
      .where('recipient', '=', address())
      .where('kind', '=', 'access-changed')
      .executeTakeFirstOrThrow()
    expect(due.getTime() - written.getTime()).toBe(120_000)
  })

  it('names only what remains when links are replaced, and nothing if they return [USER-30]', async () => {
    await save({ groups: [group] })
    await unlinkAll()
    await link(await secondGroup())
    await link(group)
    const [, mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.gained.lists).toEqual([{ list: 'groups', shown: [`Other ${round}`], more: 0 }])
    expect(mail?.lost.lists).toEqual([])
    await unlinkAll()
    await link(group)
    expect(await mails()).toHaveLength(1)
  })

  it('is not sent for a single link that is undone while the mail waits [USER-30]', async () => {
    await link(group)
    await undoLast()
    expect((await linked()).groups).toEqual([])
    expect(await mails()).toEqual([])
    await undoLast()
    expect(await mails()).toHaveLength(1)
  })

  it('is one for each administrator who changes the same user at the same time [USER-30]', async () => {
    const sue = await clientOf(backend, 'sue')
    const other = await secondGroup()
    await Promise.all([link(group), link(other, sue), save({ add: { connectors: [connector] } }, sue)])
    const { groups, connectors } = await linked()
    expect(new Set(groups)).toEqual(new Set([group, other]))
    expect(connectors).toEqual([connector])
    const all = await mails()
    const given = all.flatMap(({ changedBy, gained }) =>
      gained.lists.flatMap(({ shown }) => shown.map((name) => `${changedBy}: ${name}`)),
    )
    expect(given.toSorted()).toEqual([
      `Olga Oak: Group ${round}`,
      `Sue Stone: Other ${round}`,
      `Sue Stone: Warehouse ${round}`,
    ])
  })

  it('is about one person each when the added groups of several are undone [USER-30]', async () => {
    const { change } = await save({ add: { groups: [group] } })
    expect((await save({ add: { groups: [group] } })).change).toBeNull()
    await undoStructureChange(olga, { params: { id: change ?? '' }, body: { organisationId: birch } })
    const [given, taken, ...more] = await mails()
    expect(more).toEqual([])
    expect(taken?.lost).toEqual(given?.gained)
  })

  it('has ten names of a list at most', async () => {
    const created = []
    for (let place = 1; place <= 12; place += 1) {
      const body = { organisationId: birch, name: `Group ${round}.${place}` }
      created.push((await saveSecurityGroup(olga, { body })).data.id)
    }
    await save({ groups: created })
    const [{ list, shown, more } = { shown: [] }] = (await latestMail(backend, address(), 'access-changed'))
      .gained.lists
    expect([list, shown.length, more]).toEqual(['groups', 10, 2])
  })

  it('is not sent for a save without effect, a refused one, or to users who cannot sign in', async () => {
    await save({ groups: [] })
    expect(await statusOf(save({ groups: [group], helperTables: [UNKNOWN_ID] }))).toBe(404)
    const user = await pia()
    const { firstName, lastName, emailAddress } = user ?? {}
    await updateUser(olga, {
      params: { id: userId },
      body: {
        ...{ firstName: firstName ?? '', lastName: lastName ?? '', emailAddress: emailAddress ?? '' },
        ...{ roleId: user?.roleId ?? '', statusId: 2, organisationId: birch },
      },
    })
    await save({ groups: [group] })
    expect(await mails()).toEqual([])
  })

  it('is not sent to users who change their own access', async () => {
    const own = (await listUsers(olga, { query: { orgId: birch } })).find(
      ({ firstName }) => firstName === 'Olga',
    )
    await save({ add: { groups: [group] } }, olga, own?.id)
    expect(await mailsOf(backend, 'olga@tributary.example', 'access-changed')).toEqual([])
  })

  it.each([
    ['the chosen language', { cookie: 'language=ar', 'accept-language': 'de' }, 'ar'],
    ['the language of the browser', { 'accept-language': 'fr, de;q=0.8' }, 'de'],
    ['English otherwise', { 'accept-language': 'fr' }, 'en'],
  ] as const)('is in %s at the latest sign-in', async (_, headers, language) => {
    const body = { emailAddress: address(), password: 'Umbrella-9-otter' }
    const answer = await backend.browser().call('POST', '/auth/signin', { body, headers })
    expect(answer.statusCode).toBe(200)
    expect(await languageOfReader(backend.storage.db, address(), {})).toBe(language)
  })
})

describe('the own access', () => {
  const acme = () => backend.idOf('organisations', 'acme Traders')

  it('has what was granted to the caller, and names nothing else', async () => {
    const orgId = await acme()
    const organisationId = orgId
    const [mine, hidden] = [`Mine ${round}`, `Hidden ${round}`]
    const area = (await createArea(olga, { body: { organisationId, name: mine } })).data.id
    await createArea(olga, { body: { organisationId, name: hidden } })
    const own = (await saveSecurityGroup(olga, { body: { organisationId, name: `Own ${round}` } })).data.id
    await grantAreas(olga, { body: { groupId: own, grant: { kind: 'whole-area', areaId: area } } })
    const me = (await listUsers(una, { query: { orgId } })).find(({ firstName }) => firstName === 'Una')
    await saveUserAccess(olga, { params: { id: me?.id ?? '' }, body: { organisationId, groups: [own] } })
    const access = await getOwnAccess(una, { query: { orgId } })
    expect(access.user).toMatchObject({ firstName: 'Una', role: { name: 'User' }, groups: [{ id: own }] })
    expect(access.areas.map(({ name }) => name)).toEqual([mine])
    expect(JSON.stringify(access)).not.toContain(hidden)
    expect(access.state.synchronisedAt).toBeNull()
  })

  it('has no user in an organisation that the caller only administers', async () => {
    const sue = await clientOf(backend, 'sue')
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    const access = await getOwnAccess(sue, { query: { orgId: cedar } })
    expect(access).toMatchObject({ user: null, groups: [], areas: [] })
  })

  it('is refused in another organisation, and needs one', async () => {
    const cedar = await backend.idOf('organisations', 'Cedar & Co')
    expect(await statusOf(getOwnAccess(una, { query: { orgId: cedar } }))).toBe(403)
    expect((await (await backend.as('una')).call('GET', '/me/access')).statusCode).toBe(400)
    expect((await backend.browser().call('GET', `/me/access?orgId=${birch}`)).statusCode).toBe(401)
  })
})

it('the tables of another organisation are refused', async () => {
  const cedar = await backend.idOf('organisations', 'Cedar & Co')
  expect(await statusOf(listEveryTable(una, { params: { orgId: cedar } }))).toBe(403)
})
