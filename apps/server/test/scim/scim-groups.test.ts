import { getPastAccess, listSecurityGroups, listUsers } from '@tributary/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditOf } from '../support/connector-world.ts'
import { deleteProvisioned } from '../support/delete-provisioned.ts'
import { GROUP, newUser, patchOf, type ScimWorld, scimWorld } from '../support/scim-world.ts'

let world: ScimWorld
let scim: ScimWorld['scim']
let pia: string
let ben: string
beforeAll(async () => {
  world = await scimWorld()
  scim = world.scim
})
beforeEach(async () => {
  pia = (await scim('POST', '/Users', newUser('pia@new.example'))).json().id
  ben = (await scim('POST', '/Users', newUser('ben@new.example'))).json().id
})
afterEach(() => deleteProvisioned(world))
afterAll(() => world.backend.close())

const member = (value: string) => ({ value })
const created = async (members: string[] = [], displayName = 'Planners') => {
  const body = { schemas: [GROUP], displayName, members: members.map(member) }
  const answer = await scim('POST', '/Groups', body)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const membersOf = async (id: string): Promise<string[]> =>
  (await scim('GET', `/Groups/${id}`))
    .json()
    .members.map((one: { value: string }) => one.value)
    .sort()
const patch = (id: string, ...operations: object[]) => scim('PATCH', `/Groups/${id}`, patchOf(...operations))

it('creates a security group with its members', async () => {
  const group = await created([pia])
  expect(group).toMatchObject({
    displayName: 'Planners',
    members: [{ value: pia, display: 'Pia Pine', type: 'User' }],
  })
  const orgId = world.acme
  const known = await listSecurityGroups(world.as('sue'), { query: { orgId } })
  expect(known.find(({ id }) => id === group.id)).toMatchObject({ name: 'Planners', areaGrants: [] })
  const user = (await listUsers(world.as('sue'), { query: { orgId } })).find(({ id }) => id === pia)
  expect(user?.groups?.map(({ name }) => name)).toEqual(['Planners'])
  expect((await auditOf(world.backend, group.id)).map(({ action }) => action)).toEqual([
    'security_groups.created',
  ])
  expect((await auditOf(world.backend, pia)).at(-1)).toMatchObject({
    action: 'users.linked',
    detail: { 'after.groupId': group.id },
  })
})

it('refuses a name that another security group has', async () => {
  await created()
  const answer = await scim('POST', '/Groups', { schemas: [GROUP], displayName: 'PLANNERS' })
  expect([answer.statusCode, answer.json().scimType]).toEqual([409, 'uniqueness'])
})

describe('changing members', () => {
  it('adds and removes them as Entra ID does', async () => {
    const { id } = await created()
    await patch(id, { op: 'Add', path: 'members', value: [member(pia)] })
    await patch(id, { op: 'Add', path: 'members', value: [member(pia), member(ben)] })
    expect(await membersOf(id)).toEqual([pia, ben].sort())
    await patch(id, { op: 'Remove', path: 'members', value: [member(pia)] })
    expect(await membersOf(id)).toEqual([ben])
  })

  it('adds, removes and replaces them as Okta does', async () => {
    const { id } = await created([pia])
    await patch(
      id,
      { op: 'remove', path: `members[value eq "${pia}"]` },
      { op: 'add', path: 'members', value: [{ value: ben, display: 'ben@new.example' }] },
    )
    expect(await membersOf(id)).toEqual([ben])
    await patch(id, { op: 'replace', path: 'members', value: [member(pia)] })
    expect(await membersOf(id)).toEqual([pia])
    await patch(id, { op: 'replace', value: { id, displayName: 'Schedulers' } })
    expect((await scim('GET', `/Groups/${id}`)).json()).toMatchObject({ displayName: 'Schedulers' })
    expect(await membersOf(id)).toEqual([pia])
  })

  it('removes all of them without values', async () => {
    const { id } = await created([pia, ben])
    await patch(id, { op: 'remove', path: 'members' })
    expect(await membersOf(id)).toEqual([])
  })

  it('keeps them if a PUT leaves them out, and replaces them otherwise', async () => {
    const { id } = await created([pia])
    await scim('PUT', `/Groups/${id}`, { schemas: [GROUP], displayName: 'Planners' })
    expect(await membersOf(id)).toEqual([pia])
    await scim('PUT', `/Groups/${id}`, { schemas: [GROUP], displayName: 'Planners', members: [member(ben)] })
    expect(await membersOf(id)).toEqual([ben])
  })

  it('changes nothing if one of them is unknown', async () => {
    const { id } = await created()
    for (const value of ['00000000-0000-4000-8000-000000000000', 'x', id]) {
      const answer = await patch(id, { op: 'add', path: 'members', value: [member(pia), member(value)] })
      expect([answer.statusCode, answer.json().scimType]).toEqual([400, 'invalidValue'])
    }
    expect(await membersOf(id)).toEqual([])
  })

  it.each([
    [{ op: 'remove', path: 'members[display co "P"]' }, 'invalidPath'],
    [{ op: 'replace', path: 'members[value eq "x"]', value: { value: 'y' } }, 'noTarget'],
    [{ op: 'add', path: 'members', value: ['x'] }, 'invalidValue'],
  ])('refuses %j with %s', async (operation, scimType) => {
    const { id } = await created([pia])
    const answer = await patch(id, operation)
    expect([answer.statusCode, answer.json().scimType]).toEqual([400, scimType])
    expect(await membersOf(id)).toEqual([pia])
  })
})

it('finds a group without its members, as Entra ID does', async () => {
  const { id } = await created([pia])
  const filter = encodeURIComponent('displayName eq "planners"')
  const list = (await scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`)).json()
  expect(list.Resources).toEqual([expect.objectContaining({ id, displayName: 'Planners' })])
  expect(list.Resources[0].members).toBeUndefined()
  const ofPia = encodeURIComponent(`members[value eq "${pia}"]`)
  expect((await scim('GET', `/Groups?filter=${ofPia}`)).json().totalResults).toBe(1)
})

it('deletes a group that it created, and no other', async () => {
  const { id } = await created([pia])
  expect((await scim('DELETE', `/Groups/${id}`)).statusCode).toBe(204)
  expect((await scim('GET', `/Groups/${id}`)).statusCode).toBe(404)
  const [existing] = await listSecurityGroups(world.as('sue'), { query: { orgId: world.acme } })
  expect((await scim('DELETE', `/Groups/${existing?.id}`)).statusCode).toBe(403)
  expect((await scim('GET', `/Groups/${existing?.id}`)).statusCode).toBe(200)
})

it('members of a directory are in the report of a past day, with their groups [REPORT-06]', async () => {
  const now = () => world.backend.storage.withConnection((one) => one.query('select clock_timestamp() as at'))
  const piaIn = async (before?: Date) => {
    const query = { orgId: world.acme, ...(before && { before: before.toISOString() }) }
    const { members } = await getPastAccess(world.as('olga'), { query })
    return members.find(({ id }) => id === pia)
  }
  const { id } = await created([pia])
  const at = (await now()).rows[0]?.at as Date
  await scim('DELETE', `/Groups/${id}`)
  expect(await piaIn()).toMatchObject({ groups: [] })
  await scim('DELETE', `/Users/${pia}`)
  expect(await piaIn()).toBeUndefined()
  const later = new Date(at.getTime() + 1)
  expect(await piaIn(later)).toMatchObject({ role: 'User', groups: [{ name: 'Planners' }] })
})
