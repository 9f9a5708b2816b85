import {
  type Client,
  createArea,
  createEntity,
  createHelperTable,
  createMilestone,
  createSubarea,
  createVersion,
  deleteArea,
  deleteEntity,
  deleteHelperTable,
  deleteMilestone,
  deleteSecurityGroup,
  deleteSubarea,
  deleteVersion,
  listAreas,
  listEntities,
  listHelperTables,
  listMilestones,
  listSecurityGroups,
  listSubareas,
  listVersions,
  saveSecurityGroup,
  updateArea,
  updateEntity,
  updateHelperTable,
  updateMilestone,
  updateSubarea,
  updateVersion,
} from '@tributary/sdk'
import type { Name } from '../support/backend.ts'

// The kinds of structure items, for tests that run with each kind.

type Id = string | number
type Answer = Promise<{ message: string; data: { id: Id; name: string } }>

/** The expected state of an item. */
export type ExpectedItem = { name: string; statusId?: Id | null }

export type ItemKind = {
  noun: string
  definite: string
  path: string
  action: string
  /** The least privileged demo user who may delete it. */
  deletedBy: Name
  list(client: Client, orgId: Id): Promise<{ id: Id; name: string }[]>
  create(client: Client, orgId: Id, name: string): Answer
  /** With `expected` as the expected state; without links. */
  change(client: Client, orgId: Id, id: Id, name: string, statusId?: Id, expected?: ExpectedItem): Answer
  remove(client: Client, id: Id): Promise<{ message: string; data: null }>
}

const listOrder = 1
const expecting = (expected: ExpectedItem | undefined) => expected && { expected }
const expectingName = (expected: ExpectedItem | undefined) =>
  expected && { expected: { name: expected.name } }

export const areas: ItemKind = {
  noun: 'an area',
  definite: 'The area',
  path: '/areas',
  action: 'areas',
  deletedBy: 'adam',
  list: (client, orgId) => listAreas(client, { query: { orgId } }),
  create: (client, organisationId, name) => createArea(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, statusId = 1, expected) =>
    updateArea(client, {
      params: { id },
      body: {
        organisationId,
        name,
        statusId,
        subareaLinkType: 'automatic',
        ...(expected && { expected: { ...expected, subareaLinkType: 'automatic' } }),
      },
    }),
  remove: (client, id) => deleteArea(client, { params: { id } }),
}

const subareas: ItemKind = {
  noun: 'a sub-area',
  definite: 'The sub-area',
  path: '/subareas',
  action: 'subareas',
  deletedBy: 'adam',
  list: (client, orgId) => listSubareas(client, { query: { orgId } }),
  create: (client, organisationId, name) =>
    createSubarea(client, { body: { organisationId, name, listOrder } }),
  change: (client, organisationId, id, name, statusId = 1, expected) =>
    updateSubarea(client, {
      params: { id },
      body: { organisationId, name, statusId, listOrder, ...expecting(expected) },
    }),
  remove: (client, id) => deleteSubarea(client, { params: { id } }),
}

const versions: ItemKind = {
  noun: 'a version',
  definite: 'The version',
  path: '/versions',
  action: 'versions',
  deletedBy: 'sue',
  list: (client, orgId) => listVersions(client, { query: { orgId } }),
  create: (client, organisationId, name) => createVersion(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, statusId = 1, expected) =>
    updateVersion(client, {
      params: { id },
      body: { organisationId, name, statusId, ...expecting(expected) },
    }),
  remove: (client, id) => deleteVersion(client, { params: { id } }),
}

/** Milestones of the organisation's first version, or of a new one. */
const milestones: ItemKind = {
  noun: 'a milestone',
  definite: 'The milestone',
  path: '/milestones',
  action: 'milestones',
  deletedBy: 'sue',
  list: async (client, orgId) =>
    listMilestones(client, { params: { versionId: await someVersion(client, orgId) } }),
  create: async (client, orgId, name) =>
    createMilestone(client, { body: { versionId: await someVersion(client, orgId), name, listOrder } }),
  change: (client, organisationId, id, name, statusId = 1, expected) =>
    updateMilestone(client, {
      params: { id },
      body: { organisationId, name, statusId, ...expecting(expected) },
    }),
  remove: (client, id) => deleteMilestone(client, { params: { id } }),
}

async function someVersion(client: Client, orgId: Id): Promise<Id> {
  const [version] = await listVersions(client, { query: { orgId } })
  if (version) return version.id
  const made = await createVersion(client, { body: { organisationId: orgId, name: 'Some version' } })
  return made.data.id
}

const helperTables: ItemKind = {
  noun: 'a helper table',
  definite: 'The helper table',
  path: '/helperTables',
  action: 'helper_tables',
  deletedBy: 'sue',
  list: (client, orgId) => listHelperTables(client, { query: { orgId } }),
  create: (client, organisationId, name) =>
    createHelperTable(client, { body: { organisationId, name, inputTableName: tableNameFor(name) } }),
  change: (client, organisationId, id, name, statusId = 1, expected) =>
    updateHelperTable(client, {
      params: { id },
      body: { organisationId, name, statusId, inputTableName: tableNameFor(name), ...expecting(expected) },
    }),
  remove: (client, id) => deleteHelperTable(client, { params: { id } }),
}

/** A different table name for each spelling of a name. */
const tableNameFor = (name: string) => `t${[...name].map((letter) => letter.codePointAt(0)).join('x')}`

const entities: ItemKind = {
  noun: 'an entity',
  definite: 'The entity',
  path: '/entities',
  action: 'entities',
  deletedBy: 'eli',
  list: (client, orgId) => listEntities(client, { query: { orgId } }),
  create: (client, organisationId, name) => createEntity(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, _statusId, expected) =>
    updateEntity(client, { params: { id }, body: { organisationId, name, ...expectingName(expected) } }),
  remove: (client, id) => deleteEntity(client, { params: { id } }),
}

const groups: ItemKind = {
  noun: 'a security group',
  definite: 'The security group',
  path: '/permission-groups',
  action: 'security_groups',
  deletedBy: 'sue',
  list: (client, orgId) => listSecurityGroups(client, { query: { orgId } }),
  create: (client, organisationId, name) => saveSecurityGroup(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, _statusId, expected) =>
    saveSecurityGroup(client, { body: { organisationId, name, id, ...expectingName(expected) } }),
  remove: (client, id) => deleteSecurityGroup(client, { body: { groupId: id } }),
}

export const itemKinds = [areas, subareas, versions, milestones, helperTables, entities, groups]
