import { randomUUID } from 'node:crypto'
import { type AccessItem, type AccessStructure, accessItemKey, accessOf, type Id } from '@tributary/domain'
import {
  type Client,
  createArea,
  createEntity,
  createHelperTable,
  createMilestone,
  createSubarea,
  createUser,
  createVersion,
  grantAreas,
  grantMilestones,
  linkArea,
  linkUserToEntity,
  linkUserToGroup,
  linkUserToHelperTable,
  listAreas,
  listEntities,
  listHelperTables,
  listSecurityGroups,
  listSubareas,
  listUsers,
  listVersions,
  saveDatabaseCredentials,
  saveSecurityGroup,
  setSecurityGroupStatus,
  synchroniseTables,
  updateArea,
  updateHelperTable,
  updateMilestone,
  updateSubarea,
  updateUser,
  updateVersion,
} from '@tributary/sdk'
import { accessCsv } from '@tributary/sdk/excel'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTargetDatabases } from '../../src/database/targets/create-target-database.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf } from '../support/sdk-client.ts'

// The access rules applied to our lists must agree with a query on the tables we write to a customer's PostgreSQL.

const server = inject('postgresUrl')
const suffix = randomUUID().slice(0, 8)
const [role, database, password] = [`acme_${suffix}`, `access_${suffix}`, 'Tr4in-spotting']

let backend: Backend
let olga: Client
let organisationId: string
let reader: pg.Client
beforeAll(async () => {
  if (!server) return
  await ask(server, [`create database ${database}`, `create role ${role} login password '${password}'`])
  reader = new pg.Client({ connectionString: urlOf(database) })
  await reader.connect()
  await reader.query(`create schema acme authorization ${role}; set search_path to acme`)
  const targets = createTargetDatabases({ outbound: { allowPrivateTargets: true } })
  backend = await startBackend({}, { targets })
  olga = await clientOf(backend, 'olga')
  organisationId = await backend.idOf('organisations', 'Birch Ltd')
  const host = `postgres://${new URL(server).host}`
  const body = { host, database, schema: 'acme', user: role, password }
  await saveDatabaseCredentials(olga, { params: { id: organisationId }, body })
})
afterAll(async () => {
  await reader?.end()
  await backend?.close()
})

async function ask(connectionString: string, statements: readonly string[]) {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

function urlOf(name: string) {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

const index = fc.nat(2)
const status = fc.constantFrom(1, 1, 1, 2, 3)
const three = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one)
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 4 })

/** Three items of each kind, by number: their links, grants, and whether they are locked or archived. */
const plans = fc.record({
  areas: three(fc.record({ statusId: status, linked: fc.oneof(fc.constant([]), some(index)) })),
  subareas: three(status),
  versions: three(fc.record({ statusId: status, milestones: some(status) })),
  helperTables: three(status),
  groups: three(
    fc.record({
      statusId: fc.constantFrom(1, 1, 3),
      combinations: some(fc.tuple(index, index)),
      area: index,
      subarea: index,
      version: index,
      firstMilestoneOf: index,
    }),
  ),
  users: three(
    fc.record({
      statusId: status,
      groups: some(index),
      entities: some(index),
      everyEntity: fc.boolean(),
      helperTables: some(index),
    }),
  ),
})
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never

/** A plan in which users certainly see something, in addition to the random ones. */
const everythingActive: [Plan] = [
  {
    areas: alike({ statusId: 1, linked: [0, 1] }),
    subareas: alike(1),
    versions: alike({ statusId: 1, milestones: [1, 2] }),
    helperTables: alike(1),
    groups: alike({
      statusId: 1,
      combinations: [[0, 1]],
      ...{ area: 0, subarea: 1, version: 2, firstMilestoneOf: 0 },
    }),
    users: alike({ statusId: 1, groups: [0, 1], entities: [2], everyEntity: false, helperTables: [0] }),
  },
]

function alike<T>(one: T): [T, T, T] {
  return [one, one, one]
}

let round = 0

/** Creates everything with the calls that screens use. */
async function store(plan: Plan) {
  round += 1
  const named = (at: number) => ({ organisationId, name: `Round ${round}.${at}` })
  const areas = await made(plan.areas, (_, at) => createArea(olga, { body: named(at) }))
  const subareas = await made(plan.subareas, (_, at) =>
    createSubarea(olga, { body: { ...named(at), listOrder: 1 } }),
  )
  const helperTables = await made(plan.helperTables, (_, at) =>
    createHelperTable(olga, { body: { ...named(at), inputTableName: `Round${round}x${at}` } }),
  )
  const entities = await made([0, 1, 2], (at) => createEntity(olga, { body: named(at) }))
  const versions = await made(plan.versions, (_, at) => createVersion(olga, { body: named(at) }))
  const firstMilestones: Id[] = []
  for (const [at, { statusId, milestones }] of plan.versions.entries()) {
    const versionId = the(versions, at)
    const ids = await made(milestones, (_, no) =>
      createMilestone(olga, { body: { name: `M${no}`, versionId, listOrder: 1 } }),
    )
    firstMilestones.push(the(ids, 0))
    for (const [no, id] of ids.entries()) {
      const body = { organisationId, name: `M${no}`, statusId: milestones[no] ?? 1 }
      await updateMilestone(olga, { params: { id }, body })
    }
    await updateVersion(olga, { params: { id: versionId }, body: { ...named(at), statusId } })
  }
  for (const [at, { linked, statusId }] of plan.areas.entries()) {
    const areaId = the(areas, at)
    for (const no of linked) await linkArea(olga, { body: { areaId, subareaId: the(subareas, no) } })
    const subareaLinkType = linked.length > 0 ? 'custom' : 'automatic'
    await updateArea(olga, { params: { id: areaId }, body: { ...named(at), statusId, subareaLinkType } })
  }
  for (const [at, statusId] of plan.subareas.entries())
    await updateSubarea(olga, {
      params: { id: the(subareas, at) },
      body: { ...named(at), statusId, listOrder: 1 },
    })
  for (const [at, statusId] of plan.helperTables.entries())
    await updateHelperTable(olga, {
      params: { id: the(helperTables, at) },
      body: { ...named(at), statusId, inputTableName: `Round${round}x${at}` },
    })
  const groups = await made(plan.groups, (_, at) => saveSecurityGroup(olga, { body: named(at) }))
  for (const [at, group] of plan.groups.entries()) {
    const groupId = the(groups, at)
    const areaGrants = [
      ...group.combinations.map(
        ([area, subarea]) =>
          ({ kind: 'combination', areaId: the(areas, area), subareaId: the(subareas, subarea) }) as const,
      ),
      { kind: 'whole-area', areaId: the(areas, group.area) } as const,
      { kind: 'whole-subarea', subareaId: the(subareas, group.subarea) } as const,
    ]
    for (const grant of areaGrants) await grantAreas(olga, { body: { groupId, grant } })
    const versionId = the(versions, group.firstMilestoneOf)
    const milestoneId = the(firstMilestones, group.firstMilestoneOf)
    const milestoneGrants = [
      { kind: 'milestone', versionId, milestoneId } as const,
      { kind: 'whole-version', versionId: the(versions, group.version) } as const,
    ]
    for (const grant of milestoneGrants) await grantMilestones(olga, { body: { groupId, grant } })
    await setSecurityGroupStatus(olga, { body: { organisationId, groupId, statusId: group.statusId } })
  }
  for (const [at, user] of plan.users.entries()) {
    const person = {
      firstName: 'Pia',
      lastName: 'Pine',
      emailAddress: `pia${round}.${at}@tributary.example`,
      roleId: 4,
      organisationId,
    }
    const { id } = (await createUser(olga, { body: { ...person, password: 'Umbrella-9-otter' } })).data
    const params = { id }
    await updateUser(olga, { params, body: { ...person, statusId: user.statusId } })
    for (const no of user.groups)
      await linkUserToGroup(olga, { params, body: { organisationId, groupId: the(groups, no) } })
    for (const no of user.helperTables)
      await linkUserToHelperTable(olga, { params, body: { helperTableId: the(helperTables, no) } })
    const applyFor = user.everyEntity ? 'allCurrentAndFuture' : 'onlySelected'
    for (const no of user.entities)
      await linkUserToEntity(olga, { params, body: { entityId: the(entities, no), applyFor } })
  }
}

/** Creates items one after the other and returns their ids. */
async function made<T>(
  plans: readonly T[],
  make: (plan: T, at: number) => Promise<{ data: { id: Id } }>,
): Promise<Id[]> {
  const ids: Id[] = []
  for (const [at, plan] of plans.entries()) ids.push((await make(plan, at)).data.id)
  return ids
}

function the(ids: readonly Id[], at: number): Id {
  const id = ids[at]
  if (id === undefined) throw new Error(`there is no number ${at}`)
  return id
}

async function listed(): Promise<AccessStructure> {
  const query = { orgId: organisationId }
  return {
    areas: await listAreas(olga, { query }),
    subareas: await listSubareas(olga, { query }),
    versions: await listVersions(olga, { query }),
    helperTables: await listHelperTables(olga, { query }),
    entities: await listEntities(olga, { query }),
    groups: await listSecurityGroups(olga, { query }),
    users: await listUsers(olga, { query }),
  }
}

const kept = (...tables: string[]) => tables.map((table) => `${table}.status <> 'archived'`).join(' and ')

/** Queries the written tables for who sees what, as a customer would. */
const question = `
  select u.id, 'combination' as kind, area_id as one, subarea_id as other
    from excel_users u join excel_user_groups ug on ug.user_id = u.id
    join excel_groups g on g.id = ug.group_id join excel_group_areas ga on ga.group_id = g.id
    join excel_areas a on a.id = area_id join excel_subareas s on s.id = subarea_id
    where u.status = 'active' and ${kept('g', 'a', 's')}
  union select u.id, 'milestone', gm.version_id, gm.milestone_id
    from excel_users u join excel_user_groups ug on ug.user_id = u.id
    join excel_groups g on g.id = ug.group_id join excel_group_milestones gm on gm.group_id = g.id
    join excel_versions v on v.id = gm.version_id join excel_milestones m on m.id = gm.milestone_id
    where u.status = 'active' and ${kept('g', 'v', 'm')}
  union select user_id, 'entity', entity_id, null
    from excel_user_entities join excel_users u on u.id = user_id where u.status = 'active'
  union select user_id, 'helper-table', helper_table_id, null
    from excel_user_helper_tables join excel_users u on u.id = user_id
    join excel_helper_tables h on h.id = helper_table_id where u.status = 'active' and ${kept('h')}`

const inTables = async () =>
  (await reader.query(question)).rows.map(({ id, kind, one, other }) =>
    JSON.stringify([id, kind, one, ...(other === null ? [] : [other])]),
  )

/** The audit file: a line for each item that a user sees. */
const inFile = (structure: AccessStructure) => {
  const rows: string[][] = parse([...accessCsv(structure)].map(({ text }) => text).join(''), {
    bom: true,
    from: 2,
  })
  return new Set(rows.map(([, address, , what, part]) => JSON.stringify([address, what, part])))
}

const things = (structure: AccessStructure) =>
  new Set(
    structure.users.flatMap((user) =>
      accessOf(user, structure).sees.map((sight) => {
        const { name, part } = namesOf(sight)
        return JSON.stringify([user.emailAddress, name, part])
      }),
    ),
  )

function namesOf(thing: AccessItem): { name: string; part: string } {
  if (thing.kind === 'combination') return { name: thing.area.name, part: thing.subarea.name }
  if (thing.kind === 'milestone') return { name: thing.version.name, part: thing.milestone.name }
  return { name: thing.kind === 'entity' ? thing.entity.name : thing.helperTable.name, part: '' }
}

const line = (id: Id, thing: AccessItem) => JSON.stringify([String(id), ...JSON.parse(accessItemKey(thing))])

it.runIf(server)('users see exactly what the synchronised tables and the audit file contain', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      await store(plan)
      await synchroniseTables(olga, { params: { id: organisationId } })
      const structure = await listed()
      const ruled = structure.users.flatMap((user) =>
        accessOf(user, structure).sees.map((sight) => line(user.id, sight)),
      )
      seen += ruled.length
      expect(ruled.toSorted()).toEqual((await inTables()).toSorted())
      expect([...inFile(structure)].toSorted()).toEqual([...things(structure)].toSorted())
    }),
    { numRuns: 2, endOnFailure: true, examples: [everythingActive] },
  )
  expect(seen).toBeGreaterThan(0)
})
