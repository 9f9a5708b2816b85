import {
  type Client,
  createArea,
  createMilestone,
  createSubarea,
  createVersion,
  deleteArea,
  deleteSubarea,
  grantAreas,
  grantMilestones,
  linkArea,
  linkUserToGroup,
  listAreas,
  listSecurityGroups,
  listStructureChanges,
  listUsers,
  listVersions,
  mergeArea,
  mergeSubarea,
  moveMilestone,
  moveSubarea,
  saveSecurityGroup,
  saveUserAccess,
  undoStructureChange,
  unlinkUserFromGroups,
  updateArea,
} from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, statusOf } from '../support/sdk-client.ts'

type Id = string | number

let backend: Backend
let birch: string
let acme: string
let sue: Client
let olga: Client
let eli: Client
beforeAll(async () => {
  backend = await startBackend()
  birch = await backend.idOf('organisations', 'Birch Ltd')
  acme = await backend.idOf('organisations', 'acme Traders')
  sue = await clientOf(backend, 'sue')
  olga = await clientOf(backend, 'olga')
  eli = await clientOf(backend, 'eli')
})
afterAll(() => backend.close())

let round = 0
let area: Id
let otherArea: Id
let subarea: Id
let otherSubarea: Id
let group: Id

// Two areas and two sub-areas, and a group that sees one of each.
beforeEach(async () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000)
  round += 1
  const named = (name: string) => ({ organisationId: birch, name: `${name} ${round}` })
  area = (await createArea(olga, { body: named('Sales') })).data.id
  otherArea = (await createArea(olga, { body: named('Turnover') })).data.id
  subarea = (await createSubarea(olga, { body: { ...named('Export'), listOrder: 1 } })).data.id
  otherSubarea = (await createSubarea(olga, { body: { ...named('Abroad'), listOrder: 1 } })).data.id
  group = (await saveSecurityGroup(olga, { body: named('Finance') })).data.id
  await linkArea(olga, { body: { areaId: area, subareaId: subarea } })
  await grantAreas(olga, {
    body: { groupId: group, grant: { kind: 'combination', areaId: area, subareaId: subarea } },
  })
})

const areas = async () =>
  (await listAreas(olga, { query: { orgId: birch } })).map(({ id, name, subareas, subareaLinkType }) => ({
    ...{ id, name, subareaLinkType },
    subareas: subareas.map((linked) => linked.id).toSorted(),
  }))
const grants = async () =>
  (await listSecurityGroups(olga, { query: { orgId: birch } })).find(({ id }) => id === group)
const everything = async () => [await areas(), await grants()]

const latest = async (client = olga) => {
  const [change] = await listStructureChanges(client, { query: { orgId: birch } })
  if (!change) throw new Error('There is no change.')
  return change
}
const undo = (id: Id, client = olga) =>
  undoStructureChange(client, { params: { id }, body: { organisationId: birch } })

describe('a change of the structure is undone', () => {
  it('with the links and grants that a deletion took along', async () => {
    const before = await everything()
    await deleteArea(sue, { params: { id: area } })
    expect(await everything()).not.toEqual(before)
    const change = await latest()
    expect(change).toMatchObject({ action: 'areas.deleted', name: `Sales ${round}` })
    expect((await undo(change.id)).message).toBe(`The change of Sales ${round} has been undone.`)
    expect(await everything()).toEqual(before)
  })

  it('when a sub-area of several areas was deleted', async () => {
    const before = await everything()
    await deleteSubarea(sue, { params: { id: subarea } })
    await undo((await latest()).id)
    expect(await everything()).toEqual(before)
  })

  it('when a name, status and link type were changed', async () => {
    const before = await everything()
    const change = { name: 'New', organisationId: birch, statusId: 2, subareaLinkType: 'automatic' } as const
    await updateArea(olga, { params: { id: area }, body: change })
    await undo((await latest()).id)
    expect(await everything()).toEqual(before)
  })

  it('when an item was created', async () => {
    const before = await everything()
    await createArea(olga, { body: { organisationId: birch, name: 'By accident' } })
    await undo((await latest()).id)
    expect(await everything()).toEqual(before)
  })

  it('when a user lost their groups', async () => {
    const id = await backend.idOf('users', 'Olga')
    await linkUserToGroup(olga, { params: { id }, body: { organisationId: birch, groupId: group } })
    await unlinkUserFromGroups(olga, { params: { id }, query: { orgId: birch } })
    const change = await latest()
    expect(change.name).toBe('Olga Oak')
    await undo(change.id)
    expect((await latest()).action).toBe('users.undone')
  })

  it('when all links of a user were saved together, with their connectors', async () => {
    const id = await backend.idOf('users', 'Una')
    const user = async () => (await listUsers(olga, { query: { orgId: acme } })).find((one) => one.id === id)
    const before = await user()
    const body = { organisationId: acme, groups: [], entities: [], helperTables: [], connectors: [] }
    await saveUserAccess(olga, { params: { id }, body })
    expect(await user()).not.toEqual(before)
    const [change] = await listStructureChanges(olga, { query: { orgId: acme } })
    await undoStructureChange(olga, { params: { id: String(change?.id) }, body: { organisationId: acme } })
    expect(await user()).toEqual(before)
  })

  it('and the undoing is undone', async () => {
    const before = await everything()
    await deleteArea(sue, { params: { id: area } })
    const after = await everything()
    await undo((await latest()).id)
    await undo((await latest()).id)
    expect(await everything()).toEqual(after)
    expect(after).not.toEqual(before)
  })
})

describe('a change is not undone', () => {
  it('twice', async () => {
    await deleteArea(sue, { params: { id: area } })
    const { id } = await latest()
    await undo(id)
    expect(await statusOf(undo(id))).toBe(409)
  })

  it('after ten minutes', async () => {
    await deleteArea(sue, { params: { id: area } })
    const { id } = await latest()
    backend.clock.now = new Date(backend.clock.now.getTime() + 600_001)
    expect(await statusOf(undo(id))).toBe(409)
    expect(await listStructureChanges(olga, { query: { orgId: birch } })).toEqual([])
  })

  it('over a later change of the same item', async () => {
    await createArea(olga, { body: { organisationId: birch, name: `Later ${round}` } })
    const { id, target } = await latest()
    const change = {
      name: 'Renamed',
      organisationId: birch,
      statusId: 1,
      subareaLinkType: 'automatic',
    } as const
    await updateArea(olga, { params: { id: target }, body: change })
    const before = await everything()
    expect(await statusOf(undo(id))).toBe(409)
    expect(await everything()).toEqual(before)
  })

  it('if it would delete what others have linked to the item since', async () => {
    await createSubarea(olga, { body: { organisationId: birch, name: `Later ${round}`, listOrder: 1 } })
    const { id, target } = await latest()
    await linkArea(olga, { body: { areaId: area, subareaId: target } })
    const before = await everything()
    expect(await statusOf(undo(id))).toBe(409)
    expect(await everything()).toEqual(before)
  })

  it('if its name is taken now', async () => {
    await deleteArea(sue, { params: { id: area } })
    const { id } = await latest()
    await createArea(olga, { body: { organisationId: birch, name: `Sales ${round}` } })
    expect(await statusOf(undo(id))).toBe(409)
  })

  it('by a user who neither made it nor administers the organisation', async () => {
    const other = (await createArea(olga, { body: { organisationId: acme, name: `Acme ${round}` } })).data
    const [change] = await listStructureChanges(olga, { query: { orgId: acme } })
    expect(change?.target).toBe(other.id)
    expect(await listStructureChanges(eli, { query: { orgId: acme } })).toEqual([])
    const body = { organisationId: acme }
    expect(await statusOf(undoStructureChange(eli, { params: { id: String(change?.id) }, body }))).toBe(404)
  })

  it('of the users of a connector, by someone who has lost the role for it', async () => {
    const id = await backend.idOf('users', 'Una')
    const body = { organisationId: acme, groups: [], entities: [], helperTables: [], connectors: [] }
    await saveUserAccess(olga, { params: { id }, body })
    const [change] = await listStructureChanges(olga, { query: { orgId: acme } })
    const changeId = String(change?.id)
    const { db } = backend.storage
    const eliId = await backend.idOf('users', 'Eli')
    await db.updateTable('structure_changes').set({ actor_id: eliId }).where('id', '=', changeId).execute()
    const undone = undoStructureChange(eli, { params: { id: changeId }, body: { organisationId: acme } })
    expect(await statusOf(undone)).toBe(404)
    await undoStructureChange(olga, { params: { id: changeId }, body: { organisationId: acme } })
  })

  it('through another organisation', async () => {
    await deleteArea(sue, { params: { id: area } })
    const { id } = await latest()
    expect(
      await statusOf(undoStructureChange(olga, { params: { id }, body: { organisationId: acme } })),
    ).toBe(404)
  })
})

it('users who do not administer the organisation undo their own changes', async () => {
  await createArea(eli, { body: { organisationId: acme, name: `Own ${round}` } })
  const [change] = await listStructureChanges(eli, { query: { orgId: acme } })
  expect(change).toMatchObject({ name: `Own ${round}`, by: null })
  const own = { params: { id: String(change?.id) }, body: { organisationId: acme } }
  expect((await undoStructureChange(eli, own)).message).toContain('has been undone')
})

it('what was noted is deleted after ten minutes', async () => {
  const { keepHouse } = await import('../../src/app/housekeeping.ts')
  await keepHouse(backend.storage.db, new Date(backend.clock.now.getTime() + 3_600_000))
  const left = async (table: 'structure_changes' | 'structure_change_rows') =>
    (await backend.storage.db.selectFrom(table).selectAll().execute()).length
  expect([await left('structure_changes'), await left('structure_change_rows')]).toEqual([0, 0])
})

describe('merging', () => {
  it('an area gives its links and grants to the other one', async () => {
    await linkArea(olga, { body: { areaId: otherArea, subareaId: otherSubarea } })
    const merged = await mergeArea(sue, {
      params: { id: area },
      body: { organisationId: birch, intoId: otherArea },
    })
    expect(merged.message).toBe(`Sales ${round} has been merged into Turnover ${round}.`)
    expect(merged.data.subareas.map(({ id }) => id)).toEqual(expect.arrayContaining([subarea, otherSubarea]))
    expect((await areas()).map(({ id }) => id)).not.toContain(area)
    expect((await grants())?.areaGrants).toEqual([
      { kind: 'combination', areaId: otherArea, subareaId: subarea },
    ])
  })

  it('an automatic area makes the other one automatic', async () => {
    await linkArea(olga, { body: { areaId: otherArea, allCurrentAndFuture: true } })
    const body = { organisationId: birch, intoId: area }
    const merged = await mergeArea(sue, { params: { id: otherArea }, body })
    expect(merged.data.subareaLinkType).toBe('automatic')
  })

  it('a sub-area gives its links and grants to the other one', async () => {
    const body = { organisationId: birch, intoId: otherSubarea }
    const merged = await mergeSubarea(sue, { params: { id: subarea }, body })
    expect(merged.data.areas.map(({ id }) => id)).toContain(area)
    expect((await grants())?.areaGrants).toEqual([
      { kind: 'combination', areaId: area, subareaId: otherSubarea },
    ])
  })

  it('is undone like any change', async () => {
    const before = await everything()
    await mergeArea(sue, { params: { id: area }, body: { organisationId: birch, intoId: otherArea } })
    await undo((await latest()).id)
    expect(await everything()).toEqual(before)
  })

  it('refuses an item with itself and one of another organisation', async () => {
    const foreign = (await createArea(olga, { body: { organisationId: acme, name: `Foreign ${round}` } }))
      .data.id
    const into = (intoId: Id) =>
      statusOf(mergeArea(sue, { params: { id: area }, body: { organisationId: birch, intoId } }))
    expect([await into(area), await into(foreign)]).toEqual([400, 404])
  })
})

describe('moving', () => {
  it('a sub-area to another area takes its grants along', async () => {
    await linkArea(olga, { body: { areaId: otherArea, subareaId: otherSubarea } })
    const body = { organisationId: birch, fromAreaId: area, toAreaId: otherArea }
    const moved = await moveSubarea(olga, { params: { id: subarea }, body })
    const linked = moved.data.areas.map(({ id }) => id)
    expect(linked).toContain(otherArea)
    expect(linked).not.toContain(area)
    expect((await grants())?.areaGrants).toEqual([
      { kind: 'combination', areaId: otherArea, subareaId: subarea },
    ])
  })

  it('out of an automatic area is undone', async () => {
    await linkArea(olga, { body: { areaId: area, allCurrentAndFuture: true } })
    const before = await everything()
    const body = { organisationId: birch, fromAreaId: area, toAreaId: otherArea }
    await moveSubarea(olga, { params: { id: subarea }, body })
    expect((await areas()).find(({ id }) => id === area)?.subareas).not.toContain(subarea)
    await undo((await latest()).id)
    expect(await everything()).toEqual(before)
  })

  it('a milestone to another version takes its grants along, and is undone', async () => {
    const version = async (name: string) =>
      (await createVersion(olga, { body: { organisationId: birch, name: `${name} ${round}` } })).data.id
    const [from, to] = [await version('Budget'), await version('Forecast')]
    const body = { name: 'March', versionId: from, listOrder: 1 } as const
    const milestone = (await createMilestone(olga, { body })).data.id
    const grant = { kind: 'milestone', versionId: from, milestoneId: milestone } as const
    await grantMilestones(olga, { body: { groupId: group, grant } })
    await moveMilestone(olga, { params: { id: milestone }, body: { organisationId: birch, versionId: to } })
    expect((await grants())?.milestoneGrants).toEqual([{ ...grant, versionId: to }])
    await undo((await latest()).id)
    expect((await grants())?.milestoneGrants).toEqual([grant])
    const [budget] = (await listVersions(olga, { query: { orgId: birch } })).filter(({ id }) => id === from)
    expect(budget?.milestones.map(({ id }) => id)).toEqual([milestone])
  })

  it('a milestone to a version with that name is refused', async () => {
    const version = async (name: string) =>
      (await createVersion(olga, { body: { organisationId: birch, name: `${name} ${round}` } })).data.id
    const [from, to] = [await version('Budget'), await version('Forecast')]
    const add = async (versionId: Id) =>
      (await createMilestone(olga, { body: { name: 'March', versionId, listOrder: 1 } })).data.id
    const [id] = [await add(from), await add(to)]
    const move = moveMilestone(olga, { params: { id }, body: { organisationId: birch, versionId: to } })
    expect(await statusOf(move)).toBe(409)
  })
})
