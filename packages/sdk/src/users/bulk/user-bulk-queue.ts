import type { Id } from '@tributary/domain'
import type { Client } from '../../client/client.ts'
import type { Clock } from '../../client/clock.ts'
import type { Plan } from '../../common/queue/plan.ts'
import { createQueue, type Queue } from '../../common/queue/queue.ts'
import { waitOutLimits } from '../../common/queue/wait-out-limits.ts'
import { type AddedAccess, addAccess } from '../../connectors/add-access.ts'
import { userChangeRequest, userFormOf } from '../user-request.ts'
import { sendPasswordLink, updateUser } from '../users.calls.ts'
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
  /** Called with each change of access, for `createUndoQueue`. */
  onChange?: (change: Id) => void
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

function sendOf(client: Client, { organisationId, order, onChange }: UserBulkWork): Send {
  const query = { orgId: organisationId }
  const adding = async (userId: Id, add: AddedAccess['add']) => {
    const changed = await addAccess(client, { organisationId, userId, add })
    if (changed !== null) onChange?.(changed)
  }
  switch (order.action) {
    case 'role':
      return ({ user }) => change(client, organisationId, user, { roleId: order.roleId })
    case 'lock':
      return ({ user }) => change(client, organisationId, user, { statusId: order.statusId })
    case 'password-link':
      return ({ id }) => sendPasswordLink(client, { params: { id }, query })
    case 'groups':
      return ({ id }) => adding(id, { groups: order.groupIds })
    case 'connectors':
      return ({ id }) => adding(id, { connectors: order.connectorIds })
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
