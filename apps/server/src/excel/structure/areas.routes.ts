import type { excel } from '@tributary/sdk/contract'
import type { Kysely } from 'kysely'
import { authorOf } from '../../audit/recorded.ts'
import type { Handlers } from '../../plugins/mount.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { limitSpelledOutLinks } from '../links/area-links.limits.ts'
import { linkArea, unlinkArea, unlinkAreaFromAll } from '../links/area-links.rules.ts'
import { areasIn, subareasIn } from './areas.read.ts'
import { createArea, deleteArea, updateArea } from './areas.rules.ts'
import { type ListScope, listInScope, type WithLinks } from './list-scope.ts'
import { createSubarea, deleteSubarea, updateSubarea } from './subareas.rules.ts'

type Read<T> = (db: Kysely<Database>, scope: ListScope & WithLinks) => Promise<T[]>

const withLinks =
  <T>({ links }: WithLinks, read: Read<T>) =>
  async (db: Kysely<Database>, scope: ListScope): Promise<T[]> => {
    if (links !== 'custom') await limitSpelledOutLinks(db, scope.organisationIds)
    return read(db, { ...scope, links })
  }

export const areaHandlers = (services: Services) =>
  ({
    listAreas: ({ query, caller }) =>
      listInScope(services.storage.db, caller, query.orgId, withLinks(query, areasIn)),
    createArea: (call) => createArea(services, authorOf(call), call.body),
    updateArea: (call) => updateArea(services, authorOf(call), call.params.id, call.body),
    deleteArea: (call) => deleteArea(services, authorOf(call), call.params.id, call.body.expected),

    listSubareas: ({ query, caller }) =>
      listInScope(services.storage.db, caller, query.orgId, withLinks(query, subareasIn)),
    createSubarea: (call) => createSubarea(services, authorOf(call), call.body),
    updateSubarea: (call) => updateSubarea(services, authorOf(call), call.params.id, call.body),
    deleteSubarea: (call) => deleteSubarea(services, authorOf(call), call.params.id, call.body.expected),

    linkArea: (call) => linkArea(services, authorOf(call), call.body),
    unlinkArea: (call) => unlinkArea(services, authorOf(call), call.body),
    unlinkAreaFromAll: (call) => unlinkAreaFromAll(services, authorOf(call), call.body),
  }) satisfies Partial<Handlers<typeof excel>>
