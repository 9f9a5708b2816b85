import type { excel } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/recorded.ts'
import type { Handlers } from '../../plugins/mount.ts'
import type { Services } from '../../services.ts'
import { listInScope } from './list-scope.ts'
import { createMilestone, deleteMilestone, milestonesOf, updateMilestone } from './milestones.rules.ts'
import { versionsIn } from './versions.read.ts'
import { createVersion, deleteVersion, updateVersion } from './versions.rules.ts'

export const versionHandlers = (services: Services) =>
  ({
    listVersions: ({ query, caller }) => listInScope(services.storage.db, caller, query.orgId, versionsIn),
    createVersion: (call) => createVersion(services, authorOf(call), call.body),
    updateVersion: (call) => updateVersion(services, authorOf(call), call.params.id, call.body),
    deleteVersion: (call) => deleteVersion(services, authorOf(call), call.params.id, call.body.expected),

    listMilestones: ({ params, caller }) => milestonesOf(services.storage.db, caller, params.versionId),
    createMilestone: (call) => createMilestone(services, authorOf(call), call.body),
    updateMilestone: (call) => updateMilestone(services, authorOf(call), call.params.id, call.body),
    deleteMilestone: (call) => deleteMilestone(services, authorOf(call), call.params.id, call.body.expected),
  }) satisfies Partial<Handlers<typeof excel>>
