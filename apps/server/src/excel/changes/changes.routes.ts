import type { excel } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/audited-transaction.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { mergeArea, mergeSubarea, moveMilestone, moveSubarea } from './move.rules.ts'
import { type AroundUndo, listChanges, undoChange } from './undo-change.rules.ts'

export const changeHandlers = (services: Services, around: AroundUndo) =>
  ({
    listStructureChanges: ({ query, caller }) => listChanges(services, caller, query.orgId),
    undoStructureChange: (call) =>
      undoChange(services, authorOf(call), String(call.params.id), call.body, around),
    mergeArea: (call) => mergeArea(services, authorOf(call), call.params.id, call.body),
    mergeSubarea: (call) => mergeSubarea(services, authorOf(call), call.params.id, call.body),
    moveSubarea: (call) => moveSubarea(services, authorOf(call), call.params.id, call.body),
    moveMilestone: (call) => moveMilestone(services, authorOf(call), call.params.id, call.body),
  }) satisfies Partial<Handlers<typeof excel>>
