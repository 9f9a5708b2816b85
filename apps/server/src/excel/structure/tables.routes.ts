import type { excel } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/recorded.ts'
import type { Handlers } from '../../plugins/mount.ts'
import type { Services } from '../../services.ts'
import { entitiesIn } from './entities.queries.ts'
import { createEntity, deleteEntity, updateEntity } from './entities.rules.ts'
import { helperTablesIn } from './helper-tables.queries.ts'
import { createHelperTable, deleteHelperTable, updateHelperTable } from './helper-tables.rules.ts'
import { listInScope } from './list-scope.ts'

export const tableHandlers = (services: Services) =>
  ({
    listEntities: ({ query, caller }) => listInScope(services.storage.db, caller, query.orgId, entitiesIn),
    createEntity: (call) => createEntity(services, authorOf(call), call.body),
    updateEntity: (call) => updateEntity(services, authorOf(call), call.params.id, call.body),
    deleteEntity: (call) => deleteEntity(services, authorOf(call), call.params.id, call.body.expected),

    listHelperTables: ({ query, caller }) =>
      listInScope(services.storage.db, caller, query.orgId, helperTablesIn),
    createHelperTable: (call) => createHelperTable(services, authorOf(call), call.body),
    updateHelperTable: (call) => updateHelperTable(services, authorOf(call), call.params.id, call.body),
    deleteHelperTable: (call) =>
      deleteHelperTable(services, authorOf(call), call.params.id, call.body.expected),
  }) satisfies Partial<Handlers<typeof excel>>
