import {
  type Client,
  createEntity,
  createHelperTable,
  createUser,
  deleteEntity,
  deleteUser,
  linkUserToEntity,
  linkUserToGroup,
  linkUserToHelperTable,
  listUsers,
  saveSecurityGroup,
  unlinkUserFromEntities,
  unlinkUserFromGroups,
  unlinkUserFromHelperTables,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number
type ApplyFor = 'allCurrent' | 'allCurrentAndFuture' | 'onlySelected'

let backend: Backend
let birch: string
let sue: Client
let olga: Client
let eli: Client
let una: Client
let raw: Browser
beforeAll(async () => {
  backend = await startBackend()
  birch = await backend.idOf('organisations', 'Birch Ltd')
  sue = await clientOf(backend, 'sue')
  olga = await clientOf(backend, 'olga')
  eli = await clientOf(backend, 'eli')
  una = await clientOf(backend, 'una')
  raw = await backend.as('olga')
})
afterAll(() => backend.close())

let round = 0
let userId: Id
// A new user of Birch Ltd, where Olga is an administrator and Eli is not a member.
beforeEach(async () => {
  round += 1
  const body = {
    firstName: 'Pia',
    lastName: 'Pine',
    emailAddress: `pia${round}@tributary.example`,
    roleId: 4,
    organisationId: birch,
    password: 'Umbrella-9-otter',
  }
  userId = (await createUser(olga, { body })).data.id
})

const user = async () => (await listUsers(olga, { query: { orgId: birch } })).find(({ id }) => id === userId)
const names = (things: readonly { name: string }[] | undefined) => things?.map(({ name }) => name)

const newGroup = async (name: string, organisationId = birch) =>
  (await saveSecurityGroup(olga, { body: { organisationId, name: `${name} ${round}` } })).data.id
const newTable = async (name: string, organisationId = birch) => {
  const inputTableName = `${name}${round}`
  const body = { organisationId, name: `${name} ${round}`, inputTableName }
  return (await createHelperTable(olga, { body })).data.id
}
const newEntity = async (name: string, organisationId = birch) =>
  (await createEntity(olga, { body: { organisationId, name: `${name} ${round}` } })).data.id

describe('links of a user', () => {
  it('are groups, added one by one and removed together [CALL-64, CALL-65]', async () => {
    const [first, second] = [await newGroup('First'), await newGroup('Second')]
    const add = (groupId: Id) =>
      linkUserToGroup(olga, { params: { id: userId }, body: { organisationId: birch, groupId } })
    expect((await add(second)).message).toBe('The user has been linked.')
    expect(names((await add(first)).data.groups)).toEqual([`First ${round}`, `Second ${round}`])
    await add(first)
    expect(names((await user())?.groups)).toHaveLength(2)
    const unlinked = await unlinkUserFromGroups(olga, { params: { id: userId }, query: { orgId: birch } })
    expect(unlinked.message).toBe('The links of the user have been removed.')
    expect(unlinked.data.groups).toEqual([])
    await unlinkUserFromGroups(olga, { params: { id: userId }, query: { orgId: birch } })
  })

  it('are helper tables, added and removed in the same way [CALL-67, CALL-68]', async () => {
    const [first, second] = [await newTable('First'), await newTable('Second')]
    const add = (helperTableId: Id) =>
      linkUserToHelperTable(olga, { params: { id: userId }, body: { helperTableId } })
    await Promise.all([add(first), add(second), add(first)])
    expect(names((await user())?.helperTables)).toEqual([`First ${round}`, `Second ${round}`])
    const params = { id: userId }
    await unlinkUserFromHelperTables(olga, { params, query: { orgId: birch } })
    expect((await user())?.helperTables).toEqual([])
  })

  it('of one organisation stay when those of another are removed', async () => {
    const acme = await backend.idOf('organisations', 'acme Traders')
    const params = { id: await backend.idOf('users', 'Olga') }
    const groupId = await newGroup('Of Birch')
    await linkUserToGroup(olga, { params, body: { organisationId: birch, groupId } })
    await unlinkUserFromGroups(olga, { params, query: { orgId: birch } })
    const atAcme = (await listUsers(olga, { query: { orgId: acme } })).find(({ id }) => id === params.id)
    expect(names(atAcme?.groups)).toEqual(['Finance team'])
  })
})

describe('entities of a user', () => {
  const link = (entityId: Id, applyFor?: ApplyFor) =>
    linkUserToEntity(olga, {
      params: { id: userId },
      body: { entityId, ...(applyFor && { applyFor }) },
    })
  const every = async () =>
    (
      await backend.storage.db
        .selectFrom('entities')
        .select('id')
        .where('organisation_id', '=', birch)
        .execute()
    ).length

  it('are those that were linked [CALL-66]', async () => {
    const [first, second] = [await newEntity('First'), await newEntity('Second')]
    expect(names((await link(first)).data.entities)).toEqual([`First ${round}`])
    await link(second, 'onlySelected')
    await link(second, 'allCurrent')
    await newEntity('Third')
    expect(names((await user())?.entities)).toEqual([`First ${round}`, `Second ${round}`])
    await deleteEntity(olga, { params: { id: first } })
    expect(names((await user())?.entities)).toEqual([`Second ${round}`])
  })

  it('are all current and future ones after that was chosen [USERENT-10]', async () => {
    const first = await newEntity('First')
    expect((await link(first, 'allCurrentAndFuture')).data.entities).toHaveLength(await every())
    await newEntity('To come')
    expect((await user())?.entities).toHaveLength(await every())
    await link(first)
    await newEntity('Still to come')
    expect((await user())?.entities).toHaveLength(await every())
  })

  it('stay linked when future entities no longer are', async () => {
    const first = await newEntity('First')
    await link(first, 'allCurrentAndFuture')
    await newEntity('Second')
    await link(first, 'allCurrent')
    const current = await every()
    expect((await user())?.entities).toHaveLength(current)
    await newEntity('Too late')
    expect((await user())?.entities).toHaveLength(current)
  })

  it('are empty after the links are removed, including future entities [INV-02]', async () => {
    await link(await newEntity('First'), 'allCurrentAndFuture')
    const params = { id: userId }
    const answer = await unlinkUserFromEntities(olga, { params, query: { orgId: birch } })
    expect(answer.data.entities).toEqual([])
    await newEntity('To come')
    expect((await user())?.entities).toEqual([])
  })

  it('are removed with the membership', async () => {
    await link(await newEntity('First'), 'allCurrentAndFuture')
    await deleteUser(olga, { params: { id: userId } })
    for (const table of ['entity_users', 'user_entity_modes'] as const) {
      const rows = await backend.storage.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', String(userId))
        .execute()
      expect(rows).toEqual([])
    }
  })
})

describe('a link', () => {
  const query = () => ({ orgId: birch })

  it('needs a user and an item of the same organisation', async () => {
    const acme = await backend.idOf('organisations', 'acme Traders')
    const groupId = await newGroup('Here')
    const elsewhere = await newGroup('Elsewhere', acme)
    const onlyAtAcme = await backend.idOf('users', 'Una')
    const toGroup = (id: Id, body: { organisationId: Id; groupId: Id }) =>
      statusOf(linkUserToGroup(olga, { params: { id }, body }))
    expect(await toGroup(userId, { organisationId: birch, groupId: elsewhere })).toBe(400)
    expect(await toGroup(userId, { organisationId: acme, groupId: elsewhere })).toBe(404)
    expect(await toGroup(userId, { organisationId: birch, groupId: UNKNOWN_ID })).toBe(404)
    expect(await toGroup(userId, { organisationId: birch, groupId: 5 })).toBe(404)
    expect(await toGroup(onlyAtAcme, { organisationId: birch, groupId })).toBe(404)
    expect(await toGroup(UNKNOWN_ID, { organisationId: birch, groupId })).toBe(404)
    expect(await toGroup('no-id', { organisationId: birch, groupId })).toBe(404)

    const helperTableId = await newTable('Elsewhere', acme)
    const entityId = await newEntity('Elsewhere', acme)
    const params = { id: userId }
    expect(await statusOf(linkUserToHelperTable(olga, { params, body: { helperTableId } }))).toBe(404)
    expect(await statusOf(linkUserToHelperTable(olga, { params, body: { helperTableId: 'x' } }))).toBe(404)
    expect(await statusOf(linkUserToEntity(olga, { params, body: { entityId } }))).toBe(404)
    expect(await statusOf(linkUserToEntity(olga, { params, body: { entityId: UNKNOWN_ID } }))).toBe(404)
    expect(await user()).toMatchObject({ groups: [], entities: [], helperTables: [] })
  })

  it('can be removed only from members', async () => {
    const removals = [unlinkUserFromGroups, unlinkUserFromHelperTables, unlinkUserFromEntities]
    const onlyAtAcme = await backend.idOf('users', 'Una')
    for (const removal of removals) {
      for (const id of [onlyAtAcme, UNKNOWN_ID, 'no-id'])
        expect(await statusOf(removal(olga, { params: { id }, query: query() }))).toBe(404)
      expect(await statusOf(removal(eli, { params: { id: userId }, query: query() }))).toBe(403)
      expect(await statusOf(removal(una, { params: { id: userId }, query: query() }))).toBe(403)
      expect(await statusOf(removal(sue, { params: { id: userId }, query: { orgId: UNKNOWN_ID } }))).toBe(404)
    }
  })

  it('needs the Excel ability in the same organisation', async () => {
    const groupId = await newGroup('Here')
    const helperTableId = await newTable('Here')
    const entityId = await newEntity('Here')
    const params = { id: userId }
    const calls = (client: Client) => [
      linkUserToGroup(client, { params, body: { organisationId: birch, groupId } }),
      linkUserToHelperTable(client, { params, body: { helperTableId } }),
      linkUserToEntity(client, { params, body: { entityId } }),
    ]
    expect(await Promise.all(calls(eli).map(statusOf))).toEqual([403, 404, 404])
    expect(await Promise.all(calls(una).map(statusOf))).toEqual([403, 403, 403])
    expect(await user()).toMatchObject({ groups: [], entities: [], helperTables: [] })
  })

  it.each([
    ['POST', 'link-to-group', { groupId: 1 }],
    ['POST', 'link-to-group', { groupId: { id: 1 }, comOrganisationId: 2 }],
    ['POST', 'link-to-entity', { entityId: 1, applyFor: 'everything' }],
    ['POST', 'link-to-entity', {}],
    ['POST', 'link-helperTable', { helperTableId: 1, groupId: 2 }],
    ['POST', 'link-helperTable', {}],
    ['DELETE', 'link-to-group', undefined],
    ['DELETE', 'link-to-entity', undefined],
    ['DELETE', 'link-helperTable', undefined],
  ] as const)('with invalid input is rejected: %s %s %j', async (method, path, body) => {
    const answer = await raw.call(method, `/users/${userId}/${path}`, body ? { body } : {})
    expect(answer.statusCode).toBe(400)
  })

  it('is audited, with the links that it removes [REPORT-04]', async () => {
    const entityId = await newEntity('First')
    const params = { id: userId }
    await linkUserToEntity(olga, { params, body: { entityId, applyFor: 'allCurrent' } })
    await unlinkUserFromEntities(olga, { params, query: query() })
    const entries = await backend.storage.db
      .selectFrom('audit_log')
      .select(['action', 'organisation_id', 'detail'])
      .where('target', '=', String(userId))
      .orderBy('id')
      .execute()
    expect(entries.slice(1)).toEqual([
      {
        action: 'users.linked',
        organisation_id: birch,
        detail: { 'after.entityId': entityId, 'after.applyFor': 'allCurrent' },
      },
      {
        action: 'users.unlinked',
        organisation_id: birch,
        detail: { 'before.entityId': 'all', 'before.entities': String(entityId) },
      },
    ])
  })
})
