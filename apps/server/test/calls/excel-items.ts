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
export type Seen = { name: string; statusId?: Id | null }

export type Piece = {
  noun: string
  definite: string
  path: string
  action: string
  /** The least privileged demo user who may delete it. */
  deletedBy: Name
  list(client: Client, orgId: Id): Promise<{ id: Id; name: string }[]>
  create(client: Client, orgId: Id, name: string): Answer
  /** With `seen` as the expected state; without links. */
  change(client: Client, orgId: Id, id: Id, name: string, statusId?: Id, seen?: Seen): Answer
  remove(client: Client, id: Id): Promise<{ message: string; data: null }>
}

const listOrder = 1
const expecting = (seen: Seen | undefined) => seen && { expected: seen }
const expectingName = (seen: Seen | undefined) => seen && { expected: { name: seen.name } }

export const areas: Piece = {
  noun: 'an area',
  definite: 'The area',
  path: '/areas',
  action: 'areas',
  deletedBy: 'adam',
  list: (client, orgId) => listAreas(client, { query: { orgId } }),
  create: (client, organisationId, name) => createArea(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, statusId = 1, seen) =>
    updateArea(client, {
      params: { id },
      body: {
        organisationId,
        name,
        statusId,
        subareaLinkType: 'automatic',
        ...(seen && { expected: { ...seen, subareaLinkType: 'automatic' } }),
      },
    }),
  remove: (client, id) => deleteArea(client, { params: { id } }),
}

const subareas: Piece = {
  noun: 'a sub-area',
  definite: 'The sub-area',
  path: '/subareas',
  action: 'subareas',
  deletedBy: 'adam',
  list: (client, orgId) => listSubareas(client, { query: { orgId } }),
  create: (client, organisationId, name) =>
    createSubarea(client, { body: { organisationId, name, listOrder } }),
  change: (client, organisationId, id, name, statusId = 1, seen) =>
    updateSubarea(client, {
      params: { id },
      body: { organisationId, name, statusId, listOrder, ...expecting(seen) },
    }),
  remove: (client, id) => deleteSubarea(client, { params: { id } }),
}

const versions: Piece = {
  noun: 'a version',
  definite: 'The version',
  path: '/versions',
  action: 'versions',
  deletedBy: 'sue',
  list: (client, orgId) => listVersions(client, { query: { orgId } }),
  create: (client, organisationId, name) => createVersion(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, statusId = 1, seen) =>
    updateVersion(client, { params: { id }, body: { organisationId, name, statusId, ...expecting(seen) } }),
  remove: (client, id) => deleteVersion(client, { params: { id } }),
}

/** Milestones of the organisation's first version, or of a new one. */
const milestones: Piece = {
  noun: 'a milestone',
  definite: 'The milestone',
  path: '/milestones',
  action: 'milestones',
  deletedBy: 'sue',
  list: async (client, orgId) =>
    listMilestones(client, { params: { versionId: await someVersion(client, orgId) } }),
  create: async (client, orgId, name) =>
    createMilestone(client, { body: { versionId: await someVersion(client, orgId), name, listOrder } }),
  change: (client, organisationId, id, name, statusId = 1, seen) =>
    updateMilestone(client, { params: { id }, body: { organisationId, name, statusId, ...expecting(seen) } }),
  remove: (client, id) => deleteMilestone(client, { params: { id } }),
}

async function someVersion(client: Client, orgId: Id): Promise<Id> {
  const [version] = await listVersions(client, { query: { orgId } })
  if (version) return version.id
  const made = await createVersion(client, { body: { organisationId: orgId, name: 'Some version' } })
  return made.data.id
}

const helperTables: Piece = {
  noun: 'a helper table',
  definite: 'The helper table',
  path: '/helperTables',
  action: 'helper_tables',
  deletedBy: 'sue',
  list: (client, orgId) => listHelperTables(client, { query: { orgId } }),
  create: (client, organisationId, name) =>
    createHelperTable(client, { body: { organisationId, name, inputTableName: tableNameFor(name) } }),
  change: (client, organisationId, id, name, statusId = 1, seen) =>
    updateHelperTable(client, {
      params: { id },
      body: { organisationId, name, statusId, inputTableName: tableNameFor(name), ...expecting(seen) },
    }),
  remove: (client, id) => deleteHelperTable(client, { params: { id } }),
}

/** A different table name for each spelling of a name. */
const tableNameFor = (name: string) => `t${[...name].map((letter) => letter.codePointAt(0)).join('x')}`

const entities: Piece = {
  noun: 'an entity',
  definite: 'The entity',
  path: '/entities',
  action: 'entities',
  deletedBy: 'eli',
  list: (client, orgId) => listEntities(client, { query: { orgId } }),
  create: (client, organisationId, name) => createEntity(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, _statusId, seen) =>
    updateEntity(client, { params: { id }, body: { organisationId, name, ...expectingName(seen) } }),
  remove: (client, id) => deleteEntity(client, { params: { id } }),
}

const groups: Piece = {
  noun: 'a security group',
  definite: 'The security group',
  path: '/permission-groups',
  action: 'security_groups',
  deletedBy: 'sue',
  list: (client, orgId) => listSecurityGroups(client, { query: { orgId } }),
  create: (client, organisationId, name) => saveSecurityGroup(client, { body: { organisationId, name } }),
  change: (client, organisationId, id, name, _statusId, seen) =>
    saveSecurityGroup(client, { body: { organisationId, name, id, ...expectingName(seen) } }),
  remove: (client, id) => deleteSecurityGroup(client, { body: { groupId: id } }),
}

export const pieces = [areas, subareas, versions, milestones, helperTables, entities, groups]
