import type { Id } from '@tributary/domain'
import type { Client } from '../../client/client.ts'
import type { Clock } from '../../client/clock.ts'
import type { Plan } from '../../common/queue/plan.ts'
import { createQueue, type Queue } from '../../common/queue/queue.ts'
import { waitOutLimits } from '../../common/queue/wait-out-limits.ts'
import { addConnectors } from '../../connectors/add-connectors.ts'
import { userChangeRequest, userFormOf } from '../user-request.ts'
import { linkUserToGroup, sendPasswordLink, updateUser } from '../users.calls.ts'
import type { UserBulkStep } from './user-bulk-plan.ts'

/** An action on several users, with what it needs. */
export type UserBulkOrder =
  | {
      action: 'role'
      /** The role they get. */
      roleId: Id
    }
  | {
      action: 'groups'
      /** The security groups they are added to. */
      groupIds: readonly Id[]
    }
  | {
      action: 'connectors'
      /** The connectors they are added to. */
      connectorIds: readonly Id[]
    }
  | {
      action: 'lock'
      /** The id of the status of locked users. */
      statusId: Id
    }
  | { action: 'password-link' }

/** What a queue of an action on several users does. */
export type UserBulkWork = {
  /** The organisation of the users. */
  organisationId: Id
  /** The action. */
  order: UserBulkOrder
  /** The plan of `userBulkPlan`. */
  plan: Plan<UserBulkStep>
  /** Replaces the system clock, for tests. */
  clock?: Clock
}

type Send = (step: UserBulkStep) => Promise<unknown>

/**
 * Creates the queue of an action on several users, four at the same time. Each user succeeds or fails alone; a retry
 * repeats only what failed. A user whom another administrator has changed since the press fails.
 */
export function createUserBulkQueue(client: Client, work: UserBulkWork): Queue<UserBulkStep> {
  return createQueue(work.plan, waitOutLimits(sendOf(client, work), work.clock))
}

function sendOf(client: Client, { organisationId, order }: UserBulkWork): Send {
  const query = { orgId: organisationId }
  switch (order.action) {
    case 'role':
      return ({ user }) => change(client, organisationId, user, { roleId: order.roleId })
    case 'lock':
      return ({ user }) => change(client, organisationId, user, { statusId: order.statusId })
    case 'password-link':
      return ({ id }) => sendPasswordLink(client, { params: { id }, query })
    case 'groups':
      return async ({ id }) => {
        for (const groupId of order.groupIds)
          await linkUserToGroup(client, { params: { id }, query: {}, body: { organisationId, groupId } })
      }
    case 'connectors':
      return ({ id: userId }) =>
        addConnectors(client, { organisationId, userId, connectorIds: order.connectorIds })
  }
}

type Changes = { roleId: Id } | { statusId: Id }

/** Changes one field, unless another administrator has changed the user since. */
function change(client: Client, organisationId: Id, user: UserBulkStep['user'], changes: Changes) {
  const seen = userFormOf(user)
  const { firstName, lastName, emailAddress, roleId, statusId } = seen
  return updateUser(client, {
    params: { id: user.id },
    body: {
      ...userChangeRequest({ ...seen, ...changes }, organisationId, false),
      expected: { firstName, lastName, emailAddress, roleId, statusId },
    },
  })
}
