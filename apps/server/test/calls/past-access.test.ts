import {
  type Client,
  createArea,
  createConnector,
  createSubarea,
  createUser,
  deleteArea,
  deleteConnector,
  deleteSecurityGroup,
  deleteUser,
  getPastAccess,
  grantAreas,
  linkArea,
  linkUserToGroup,
  listConnectorTypes,
  listStructureChanges,
  saveSecurityGroup,
  saveUserAccess,
  undoStructureChange,
  updateArea,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number

let backend: Backend
let birch: string
let cedar: string
let olga: Client
let sue: Client
beforeAll(async () => {
  backend = await startBackend()
  birch = await backend.idOf('organisations', 'Birch Ltd')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  olga = await clientOf(backend, 'olga')
  sue = await clientOf(backend, 'sue')
})
afterAll(() => backend.close())

/** Runs a change, and gives what it recorded this time, as if it had been made then. */
async function on<T>(day: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await query('select coalesce(max(id), 0) as id from access_changes')
  const result = await work()
  await query(`set session_replication_role = 'replica';
    update access_changes set at = '${day}' where id > ${rows[0]?.id};
    update access_records set at = '${day}' where change_id > ${rows[0]?.id};
    set session_replication_role = 'origin'`)
  return result
}
const query = (text: string) => backend.storage.withConnection((connection) => connection.query(text))

let round = 0
let user: Id
let group: Id
let area: Id

// A user whose group sees one of two sub-areas of an area, since the second of March.
beforeEach(async () => {
  round += 1
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000)
  await query(`update access_anchor set since = '2026-03-01T00:00:00Z'`)
  await on('2026-03-02T10:00:00Z', async () => {
    const organisationId = birch
    const named = (name: string) => ({ organisationId, name: `${name} ${round}` })
    const person = { firstName: 'Pia', lastName: 'Pine', emailAddress: `pia-${round}@tributary.example` }
    const password = 'Umbrella-9-otter'
    user = (await createUser(olga, { body: { ...person, organisationId, roleId: 4, password } })).data.id
    area = (await createArea(olga, { body: named('Sales') })).data.id
    await rename('Sales')
    group = (await saveSecurityGroup(olga, { body: named('Team') })).data.id
    const [north] = [await newSubarea('North'), await newSubarea('South')]
    const grant = { kind: 'combination', areaId: area, subareaId: north } as const
    await grantAreas(olga, { body: { groupId: group, grant } })
    await linkUserToGroup(olga, { params: { id: user }, body: { organisationId, groupId: group } })
  })
})

/** Names the area, which has only selected sub-areas. */
const rename = (name: string) => {
  const change = { organisationId: birch, statusId: 1, subareaLinkType: 'custom' } as const
  return updateArea(olga, { params: { id: area }, body: { ...change, name: `${name} ${round}` } })
}

async function newSubarea(name: string): Promise<Id> {
  const body = { organisationId: birch, name: `${name} ${round}`, listOrder: 1 } as const
  const { id } = (await createSubarea(olga, { body })).data
  await linkArea(olga, { body: { areaId: area, subareaId: id } })
  return id
}

const report = (before?: string, client = olga) =>
  getPastAccess(client, { query: { orgId: birch, ...(before && { before }) } })

/** The user in the report, with their groups and what they saw in words. */
async function pia(before?: string) {
  const { members, items } = await report(before)
  const member = members.find(({ id }) => id === user)
  const nameOf = (place: number) => `${items[place]?.name}, ${items[place]?.parts}`
  const sees = member?.sees?.map(({ item, parts }) => `${parts} of ${nameOf(item)}`)
  return member && { groups: member.groups.map(({ name }) => name), sees: sees ?? null }
}

const DAY = '2026-03-03T00:00:00Z'
// An area keeps the sub-areas of the earlier tests when it becomes custom.
const before = () => ({ groups: [`Team ${round}`], sees: [`1 of Sales ${round}, ${2 * round}`] })
const after = (work: () => Promise<unknown>) => on('2026-03-05T10:00:00Z', work)

describe('the access on a past day', () => {
  it('has what a member saw, with the names of that day [REPORT-06]', async () => {
    expect(await pia(DAY)).toEqual(before())
    await after(async () => {
      await rename('Turnover')
      await saveSecurityGroup(olga, { body: { organisationId: birch, id: group, name: `Squad ${round}` } })
    })
    expect(await pia(DAY)).toEqual(before())
    expect(await pia()).toEqual({
      groups: [`Squad ${round}`],
      sees: [`1 of Turnover ${round}, ${2 * round}`],
    })
  })

  it('has members, groups and areas that were deleted later [REPORT-06]', async () => {
    await after(() => deleteArea(sue, { params: { id: area } }))
    await after(() => deleteSecurityGroup(sue, { body: { groupId: group } }))
    expect(await pia()).toEqual({ groups: [], sees: [] })
    await after(() => deleteUser(olga, { params: { id: user }, query: { orgId: birch } }))
    expect(await pia()).toBeUndefined()
    expect(await pia(DAY)).toEqual(before())
  })

  it('has the connectors of a member, also those that were deleted later [REPORT-06]', async () => {
    const ftp = (await listConnectorTypes(olga)).find(({ type }) => type === 'ftp')
    const named = { name: `Warehouse ${round}`, sourceConnectorId: ftp?.id ?? '' }
    const id = await on('2026-03-02T11:00:00Z', async () => {
      const connector = await createConnector(olga, { params: { orgId: birch }, body: named })
      const body = { organisationId: birch, connectors: [connector.id] }
      await saveUserAccess(olga, { params: { id: user }, body })
      return connector.id
    })
    await after(() => deleteConnector(olga, { params: { orgId: birch, id } }))
    const connectors = async (time?: string) =>
      (await report(time)).members.find((member) => member.id === user)?.connectors
    expect(await connectors(DAY)).toEqual([{ id, name: named.name }])
    expect(await connectors()).toEqual([])
  })

  it('has a deletion that was undone, between the two [REPORT-06]', async () => {
    await after(() => deleteSecurityGroup(sue, { body: { groupId: group } }))
    const [change] = await listStructureChanges(olga, { query: { orgId: birch } })
    const params = { id: change?.id ?? '' }
    await on('2026-03-07T10:00:00Z', () =>
      undoStructureChange(olga, { params, body: { organisationId: birch } }),
    )
    expect([await pia(DAY), await pia('2026-03-06T00:00:00Z'), await pia()]).toEqual([
      before(),
      { groups: [], sees: [] },
      before(),
    ])
  })

  it('ends before the time, and begins with the first record [REPORT-06]', async () => {
    expect(await pia('2026-03-02T10:00:00Z')).toBeUndefined()
    expect(await pia('2026-03-02T10:00:00.001Z')).toEqual(before())
    expect(await report(DAY)).toMatchObject({ completeSince: null, reaches: true })
  })

  it('is derived from the audit log before the first record, without Excel [REPORT-02]', async () => {
    await query(`update access_anchor set since = '2099-01-01T00:00:00Z'`)
    const { members, items, recordedSince, reaches } = await report('2026-11-01T00:00:00Z')
    expect(members.some(({ id }) => id === user)).toBe(false)
    expect(members.map(({ sees }) => sees)).toContain(null)
    expect([items, recordedSince, reaches]).toEqual([[], new Date('2099-01-01T00:00:00Z'), false])
  })

  it('names no secret and nothing of another organisation', async () => {
    await createArea(sue, { body: { organisationId: cedar, name: `Foreign ${round}` } })
    const text = JSON.stringify(await report())
    expect(text).not.toMatch(/Foreign|argon2|password/)
    const { rows } = await query(`select string_agg(distinct name, ' ' order by name) as names
      from access_records, jsonb_object_keys(facts) name where item = 'users'`)
    expect(rows[0]?.names).toBe('email first_name kind last_name role_id status_id')
  })

  it('is refused in another organisation, to users, and for no time', async () => {
    const una = await clientOf(backend, 'una')
    expect(await statusOf(getPastAccess(olga, { query: { orgId: cedar } }))).toBe(403)
    expect(await statusOf(report(undefined, una))).toBe(403)
    expect(await statusOf(report('yesterday'))).toBe(400)
  })
})
