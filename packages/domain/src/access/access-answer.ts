import type { Id, Named } from '../id.ts'

/** A condition that a user must meet to see something, in the order in which they are checked. */
export type CheckKind =
  | 'member'
  | 'account'
  | 'exists'
  | 'role'
  | 'not-archived'
  | 'has-parts'
  | 'in-group'
  | 'granted'
  | 'linked'
  | 'synchronised'
  | 'assigned'
  | 'connected'
  | 'refreshed'
  | 'scheduled'
  | 'loaded'
  | 'has-rows'

/** Why a check fails. */
export type CheckFault =
  | 'not-a-member'
  | 'locked'
  | 'archived'
  | 'missing'
  | 'role-too-low'
  | 'item-archived'
  | 'without-parts'
  | 'without-group'
  | 'group-archived'
  | 'not-granted'
  | 'not-linked'
  | 'no-database'
  | 'never-synchronised'
  | 'outdated'
  | 'not-assigned'
  | 'not-authorised'
  | 'disconnected'
  | 'deleted'
  | 'never-refreshed'
  | 'refreshing'
  | 'stuck'
  | 'incomplete'
  | 'cancelled'
  | 'refused'
  | 'refresh-failed'
  | 'paused'
  | 'not-loaded'
  | 'empty'

/** The kinds of structure items that can be archived. */
export type ArchivableKind = 'area' | 'subarea' | 'version' | 'milestone' | 'helper-table' | 'group'

/** What makes a failed check pass. */
export type Remedy =
  | {
      /** Changed among the users: the membership, the status or the role. */
      kind: 'add-user' | 'change-status' | 'change-role'
    }
  | {
      kind: 'restore'
      /** The kind of the archived item. */
      what: ArchivableKind
      /** The archived item. */
      item: Named
    }
  | {
      /** Adds parts to an item without any. */
      kind: 'link-areas' | 'add-milestone'
      /** The area, sub-area or version without parts. */
      item: Named
    }
  | {
      /** Puts the user into a group, or adds a grant to a group. */
      kind: 'add-to-group' | 'edit-group'
      /** The group to change. */
      group: Named
    }
  | { kind: 'create-group' }
  | {
      /** Links the user to an item. */
      kind: 'link-entity' | 'link-helper-table'
      /** The entity or helper table to link the user to. */
      item: Named
    }
  | {
      /** Changed at the database of the organisation. */
      kind: 'enter-database' | 'synchronise'
    }
  | {
      /** Changed at a connector. `wait`, `fix` and `history` only show it. */
      kind: 'assign' | 'reconnect' | 'authorise' | 'refresh' | 'retry' | 'wait' | 'fix' | 'resume' | 'history'
      /** The connector to change. */
      connectorId: Id
    }

/** One check of an answer. Only the first that fails has a fault and a remedy; later ones are not reached. */
export type AccessCheck = {
  /** The condition. */
  kind: CheckKind
  /** Whether it is met. A check after a failed one is not reached. */
  outcome: 'passed' | 'failed' | 'not-reached'
  /** Why it fails; null unless it does. */
  fault: CheckFault | null
  /** The groups that grant the target, or the archived parts of it. Empty for other checks. */
  items: readonly Named[]
  /** What makes it pass; null if nothing does, or it does not fail. */
  remedy: Remedy | null
}

/** Whether a user sees something, with the checks that decide it in order. */
export type AccessAnswer = {
  /** Whether every check passes. */
  sees: boolean
  /** The checks in order. */
  checks: readonly AccessCheck[]
}

/** The result of one check before the order is known. */
export type CheckResult = {
  kind: CheckKind
  fault?: CheckFault | null
  items?: readonly Named[]
  remedy?: Remedy | null
}

/** Stops at the first failed check: the others are not reached. */
export function answerOf(results: readonly CheckResult[]): AccessAnswer {
  const failedAt = results.findIndex(({ fault }) => Boolean(fault))
  return { sees: failedAt < 0, checks: results.map((result, at) => checkOf(result, at, failedAt)) }
}

function checkOf({ kind, fault, items, remedy }: CheckResult, at: number, failedAt: number): AccessCheck {
  if (failedAt >= 0 && at > failedAt)
    return { kind, outcome: 'not-reached', fault: null, items: [], remedy: null }
  const failed = at === failedAt
  return {
    kind,
    outcome: failed ? 'failed' : 'passed',
    fault: (failed && fault) || null,
    items: items ?? [],
    remedy: (failed && remedy) || null,
  }
}
