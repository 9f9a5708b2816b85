import type { excel } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/audited-transaction.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { listInScope } from '../structure/list-scope.ts'
import { grantAreas, grantMilestones, revokeAreas, revokeMilestones } from './grants.rules.ts'
import { groupsIn } from './groups.read.ts'
import { deleteGroup, saveGroup, setGroupStatus } from './groups.rules.ts'

export const groupHandlers = (services: Services) =>
  ({
    listSecurityGroups: ({ query, caller }) =>
      listInScope(services.storage.db, caller, query.orgId, groupsIn),
    saveSecurityGroup: (call) => saveGroup(services, authorOf(call), call.body),
    setSecurityGroupStatus: (call) => setGroupStatus(services, authorOf(call), call.body),
    deleteSecurityGroup: (call) => deleteGroup(services, authorOf(call), call.body),

    grantAreas: (call) => grantAreas(services, authorOf(call), call.body),
    revokeAreas: (call) => revokeAreas(services, authorOf(call), call.body),
    grantMilestones: (call) => grantMilestones(services, authorOf(call), call.body),
    revokeMilestones: (call) => revokeMilestones(services, authorOf(call), call.body),
  }) satisfies Partial<Handlers<typeof excel>>
