import type { AccessReason, VisibleItem } from './access.ts'
import { groupItemsReader, visibleTo } from './access-of.ts'
import { type AccessStructure, type AccessTarget, type AccessUser, narrowedTo } from './access-structure.ts'
import { grantedByLinks } from './granted-items.ts'
import { memoizeByObject } from './row-index.ts'

/** A user who sees a target, with the items of it they see and each reason once. */
export type AccessViewer = {
  /** The user. */
  user: AccessUser
  /** The items of the target that the user sees. */
  sees: readonly VisibleItem[]
  /** Why the user sees them, each reason once. */
  reasons: readonly AccessReason[]
}

/** Returns the users who see any of the target now, with the reasons, in the order of the users. */
export function whoSees(target: AccessTarget, structure: AccessStructure): AccessViewer[] {
  const narrowed = narrowedTo(target, structure)
  const read = groupItemsReader(narrowed)
  return narrowed.users.flatMap((user) => {
    const byGroups = read(user)
    const byLinks = visibleTo(user, grantedByLinks(user, narrowed)).sees
    const sees = byLinks.length > 0 ? [...byGroups, ...byLinks] : byGroups
    return sees.length > 0 ? [{ user, sees, reasons: reasonsOf(sees) }] : []
  })
}

/** Cached, because users with the same items share one list. */
const reasonsOf = memoizeByObject((sees: readonly VisibleItem[]) => [
  ...new Set(sees.flatMap(({ reasons }) => reasons)),
])
