import {
  type Client,
  createArea,
  createMilestone,
  createSubarea,
  createVersion,
  deleteArea,
  deleteMilestone,
  deleteSecurityGroup,
  deleteSubarea,
  deleteVersion,
  grantAreas,
  grantMilestones,
  listSecurityGroups,
  revokeAreas,
  revokeMilestones,
  saveSecurityGroup,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { clientOf, failureOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number

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
let groupId: Id
let areaId: Id
let subareaId: Id
let versionId: Id
let milestoneId: Id

// A group without grants and one item of each kind, in an organisation that Olga belongs to and Eli does not.
beforeEach(async () => {
  round += 1
  const named = { organisationId: birch, name: `Round ${round}` }
  groupId = (await saveSecurityGroup(olga, { body: named })).data.id
  areaId = (await createArea(olga, { body: named })).data.id
  subareaId = (await createSubarea(olga, { body: { ...named, listOrder: 1 } })).data.id
  versionId = (await createVersion(olga, { body: named })).data.id
  milestoneId = (await createMilestone(olga, { body: { name: 'March', versionId, listOrder: 1 } })).data.id
})

const group = async () =>
  (await listSecurityGroups(olga, { query: { orgId: birch } })).find(({ id }) => id === groupId)

const areaGrants = () =>
  [
    { kind: 'combination', areaId, subareaId },
    { kind: 'whole-area', areaId },
    { kind: 'whole-subarea', subareaId },
  ] as const
const milestoneGrants = () =>
  [
    { kind: 'milestone', versionId, milestoneId },
    { kind: 'whole-version', versionId },
  ] as const

describe('a group', () => {
  it('can get and lose each kind of area grant [GROUP-21]', async () => {
    for (const grant of areaGrants()) {
      const body = { groupId, grant }
      expect(await grantAreas(olga, { body })).toMatchObject({
        message: 'The security group may see this now.',
        data: { id: groupId, areaGrants: [grant] },
      })
      expect((await grantAreas(olga, { body })).data.areaGrants).toEqual([grant])
      expect(await revokeAreas(olga, { body })).toMatchObject({
        message: 'The security group may no longer see this.',
        data: { id: groupId, areaGrants: [] },
      })
      expect(await failureOf(revokeAreas(olga, { body }))).toEqual([
        404,
        'The security group has not been granted this.',
      ])
    }
  })

  it('can be granted milestones or a whole version [GROUP-22]', async () => {
    for (const grant of milestoneGrants()) {
      const body = { groupId, grant }
      expect(await grantMilestones(olga, { body })).toMatchObject({ data: { milestoneGrants: [grant] } })
      expect((await grantMilestones(olga, { body })).data.milestoneGrants).toEqual([grant])
      expect(await revokeMilestones(olga, { body })).toMatchObject({ data: { milestoneGrants: [] } })
      expect(await statusOf(revokeMilestones(olga, { body }))).toBe(404)
    }
  })

  it('keeps its other grants when one is revoked', async () => {
    for (const grant of areaGrants()) await grantAreas(olga, { body: { groupId, grant } })
    for (const grant of milestoneGrants()) await grantMilestones(olga, { body: { groupId, grant } })
    await revokeAreas(olga, { body: { groupId, grant: { kind: 'whole-area', areaId } } })
    await revokeMilestones(olga, { body: { groupId, grant: { kind: 'whole-version', versionId } } })
    const left = await group()
    expect(left?.areaGrants).toHaveLength(2)
    expect(left?.areaGrants).toEqual(
      expect.arrayContaining(areaGrants().filter(({ kind }) => kind !== 'whole-area')),
    )
    expect(left?.milestoneGrants).toEqual([{ kind: 'milestone', versionId, milestoneId }])
  })

  it('loses the grants of a deleted item', async () => {
    const grantAll = async () => {
      for (const grant of areaGrants()) await grantAreas(olga, { body: { groupId, grant } })
      for (const grant of milestoneGrants()) await grantMilestones(olga, { body: { groupId, grant } })
    }
    await grantAll()
    await deleteSubarea(sue, { params: { id: subareaId } })
    expect((await group())?.areaGrants).toEqual([{ kind: 'whole-area', areaId }])
    await deleteArea(sue, { params: { id: areaId } })
    expect((await group())?.areaGrants).toEqual([])
    await deleteMilestone(sue, { params: { id: milestoneId } })
    expect((await group())?.milestoneGrants).toEqual([{ kind: 'whole-version', versionId }])
    await deleteVersion(sue, { params: { id: versionId } })
    expect((await group())?.milestoneGrants).toEqual([])
  })

  it('is deleted with its grants', async () => {
    for (const grant of areaGrants()) await grantAreas(olga, { body: { groupId, grant } })
    await deleteSecurityGroup(sue, { body: { groupId } })
    expect(await group()).toBeUndefined()
    const rows = await backend.storage.db
      .selectFrom('group_area_grants')
      .selectAll()
      .where('group_id', '=', String(groupId))
      .execute()
    expect(rows).toEqual([])
  })

  it('can be granted the same by several users at the same time', async () => {
    const body = { groupId, grant: { kind: 'combination', areaId, subareaId } as const }
    await Promise.all([1, 2, 3, 4].map(() => grantAreas(olga, { body })))
    expect((await group())?.areaGrants).toEqual([body.grant])
  })

  it('has its grants recorded in the audit log', async () => {
    const grant = { kind: 'whole-area', areaId } as const
    await grantAreas(olga, { body: { groupId, grant } })
    await revokeAreas(olga, { body: { groupId, grant } })
    const entries = await backend.storage.db
      .selectFrom('audit_log')
      .select(['action', 'organisation_id', 'detail'])
      .where('target', '=', String(groupId))
      .orderBy('id')
      .execute()
    expect(entries.slice(1)).toEqual([
      {
        action: 'security_groups.granted',
        organisation_id: birch,
        detail: { 'after.kind': 'whole-area', 'after.areaId': areaId },
      },
      {
        action: 'security_groups.revoked',
        organisation_id: birch,
        detail: { 'before.kind': 'whole-area', 'before.areaId': areaId },
      },
    ])
  })
})

describe('a grant', () => {
  const both = (client: Client, grants: { groupId: Id; areaId: Id; subareaId: Id }) => {
    const { areaId, subareaId } = grants
    const body = { groupId: grants.groupId, grant: { kind: 'combination', areaId, subareaId } as const }
    return Promise.all([grantAreas(client, { body }), revokeAreas(client, { body })].map(statusOf))
  }
  const bothOf = (client: Client, grants: { groupId: Id; versionId: Id; milestoneId: Id }) => {
    const { versionId, milestoneId } = grants
    const body = { groupId: grants.groupId, grant: { kind: 'milestone', versionId, milestoneId } as const }
    return Promise.all([grantMilestones(client, { body }), revokeMilestones(client, { body })].map(statusOf))
  }

  it('requires items that exist in the group’s organisation', async () => {
    const acme = await backend.idOf('organisations', 'acme Traders')
    const named = { organisationId: acme, name: `Elsewhere ${round}` }
    const foreignArea = (await createArea(olga, { body: named })).data.id
    const foreignSubarea = (await createSubarea(olga, { body: { ...named, listOrder: 1 } })).data.id
    const foreignVersion = (await createVersion(olga, { body: named })).data.id
    for (const wrong of [
      { groupId: UNKNOWN_ID },
      { groupId: 'no-id' },
      { areaId: UNKNOWN_ID },
      { areaId: foreignArea },
      { subareaId: foreignSubarea },
      { subareaId: 12 },
    ])
      expect(await both(olga, { groupId, areaId, subareaId, ...wrong })).toEqual([404, 404])
    for (const wrong of [
      { groupId: UNKNOWN_ID },
      { versionId: foreignVersion },
      { versionId: UNKNOWN_ID },
      { milestoneId: UNKNOWN_ID },
      { milestoneId: 'no-id' },
    ])
      expect(await bothOf(olga, { groupId, versionId, milestoneId, ...wrong })).toEqual([404, 404])
    expect(await group()).toMatchObject({ areaGrants: [], milestoneGrants: [] })
  })

  it('requires a milestone of the named version', async () => {
    const other = await createVersion(olga, { body: { organisationId: birch, name: `Other ${round}` } })
    expect(await bothOf(olga, { groupId, versionId: other.data.id, milestoneId })).toEqual([404, 404])
  })

  it('of another organisation’s group returns 404, and 403 to users without Excel', async () => {
    expect(await both(eli, { groupId, areaId, subareaId })).toEqual([404, 404])
    expect(await bothOf(eli, { groupId, versionId, milestoneId })).toEqual([404, 404])
    expect(await both(una, { groupId, areaId, subareaId })).toEqual([403, 403])
    expect(await bothOf(una, { groupId, versionId, milestoneId })).toEqual([403, 403])
  })

  it.each([
    ['both ids and a flag', { areaId: 1, subAreaId: 2, subAreaAllCurrentAndFuture: true }],
    ['an area alone', { areaId: 1, subAreaId: null }],
    ['an area with every area', { areaId: 1, subAreaId: null, areaAllCurrentAndFuture: true }],
    ['nothing at all', { areaId: null, subAreaId: null }],
    [
      'everything together',
      { areaId: null, subAreaId: null, areaAllCurrentAndFuture: true, subAreaAllCurrentAndFuture: true },
    ],
    ['invalid ids', { areaId: [1], subAreaId: 2 }],
  ])('of areas is refused with %s [GROUP-21]', async (_, odd) => {
    const flags = { areaAllCurrentAndFuture: false, subAreaAllCurrentAndFuture: false }
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await raw.call(method, '/permission-groups/area-subarea', {
        body: { groupId, ...flags, ...odd },
      })
      expect(answer.statusCode).toBe(400)
    }
  })

  it.each([
    ['every version', { versionAllCurrentAndFuture: true }],
    ['no version', { versionId: null }],
    ['a milestone and all of them', { milestoneAllCurrentAndFuture: true }],
    ['neither a milestone nor all of them', { milestoneId: null }],
    ['a field too many', { more: 1 }],
  ])('of milestones is refused with %s [GROUP-22]', async (_, odd) => {
    const wire = {
      groupId,
      versionId: 1,
      milestoneId: 2,
      versionAllCurrentAndFuture: false,
      milestoneAllCurrentAndFuture: false,
      ...odd,
    }
    for (const method of ['POST', 'DELETE'] as const) {
      const answer = await raw.call(method, '/permission-groups/version-milestone', { body: wire })
      expect(answer.statusCode).toBe(400)
    }
  })
})
