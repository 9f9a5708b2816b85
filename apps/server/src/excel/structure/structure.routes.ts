import type { excel } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { authorOf } from '../../audit/audited-transaction.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { importAreas } from '../import/import-areas.rules.ts'
import { limitSpelledOutLinks } from '../links/area-links.limits.ts'
import { areaKind } from './area-kind.ts'
import { areasIn, subareasIn } from './areas.read.ts'
import { entityKind } from './entity-kind.ts'
import { helperTableKind } from './helper-table-kind.ts'
import { type ListScope, listInScope, type WithLinks } from './list-scope.ts'
import { milestoneKind } from './milestone-kind.ts'
import { createMilestone, milestonesOf } from './milestones.rules.ts'
import { createItem, deleteItem, updateItem } from './structure-crud.ts'
import type { ItemChange, NewItem, StructureKind } from './structure-kind.ts'
import { subareaKind } from './subarea-kind.ts'
import { versionKind } from './version-kind.ts'

/** The handlers of everything in the structure, one descriptor for each kind. */
export function structureHandlers(services: Services) {
  const { db } = services.storage
  const areas = handlersOf(services, areaKind)
  const subareas = handlersOf(services, subareaKind)
  const versions = handlersOf(services, versionKind)
  const milestones = handlersOf(services, milestoneKind)
  const entities = handlersOf(services, entityKind)
  const helperTables = handlersOf(services, helperTableKind)
  return {
    listAreas: ({ query, caller }) => listInScope(db, caller, query.orgId, withLinks(query, areasIn)),
    createArea: areas.create,
    importAreas: (call) => importAreas(services, authorOf(call), call.body),
    updateArea: areas.update,
    deleteArea: areas.remove,

    listSubareas: ({ query, caller }) => listInScope(db, caller, query.orgId, withLinks(query, subareasIn)),
    createSubarea: subareas.create,
    updateSubarea: subareas.update,
    deleteSubarea: subareas.remove,

    listVersions: versions.list,
    createVersion: versions.create,
    updateVersion: versions.update,
    deleteVersion: versions.remove,

    listMilestones: ({ params, caller }) => milestonesOf(db, caller, params.versionId),
    createMilestone: (call) => createMilestone(services, authorOf(call), call.body),
    updateMilestone: milestones.update,
    deleteMilestone: milestones.remove,

    listEntities: entities.list,
    createEntity: entities.create,
    updateEntity: entities.update,
    deleteEntity: entities.remove,

    listHelperTables: helperTables.list,
    createHelperTable: helperTables.create,
    updateHelperTable: helperTables.update,
    deleteHelperTable: helperTables.remove,
  } satisfies Partial<Handlers<typeof excel>>
}

type InOrganisation = { orgId?: string | number | undefined }

const handlersOf = <Item, New extends NewItem, Change extends ItemChange<Expected>, Expected>(
  services: Services,
  kind: StructureKind<Item, New, Change, Expected>,
) => ({
  list: ({ query, caller }: Call<string, InOrganisation, unknown>) =>
    listInScope(services.storage.db, caller, query.orgId, kind.read),
  create: (call: Call<string, unknown, New>) => createItem(services, authorOf(call), kind, call.body),
  update: (call: Call<`${string}{id}`, unknown, Change>) => {
    const target = { organisationId: call.body.organisationId, id: call.params.id }
    return updateItem(services, authorOf(call), kind, target, call.body)
  },
  remove: (call: Call<`${string}{id}`, unknown, { expected?: Expected | undefined }>) =>
    deleteItem(services, authorOf(call), kind, call.params.id, call.body.expected),
})

type Read<T> = (db: Kysely<Database>, scope: ListScope & WithLinks) => Promise<T[]>

const withLinks =
  <T>({ links }: WithLinks, read: Read<T>) =>
  async (db: Kysely<Database>, scope: ListScope): Promise<T[]> => {
    if (links !== 'custom') await limitSpelledOutLinks(db, scope.organisationIds)
    return read(db, { ...scope, links })
  }
