import type { AccessReason, VisibleItem } from './access.ts'
import { groupItemsReader, visibleTo } from './access-of.ts'
import { type AccessStructure, type AccessTarget, type AccessUser, narrowedTo } from './access-structure.ts'
import { grantedByLinks } from './granted-items.ts'
import { memoizeByObject } from './row-index.ts'

/** Somebody who sees a target, with what of it they see and every reason for any of that, each once. */
export type AccessViewer = {
  user: AccessUser
  sees: readonly VisibleItem[]
  reasons: readonly AccessReason[]
}

/** Who sees something of the target now, and why, in the order of the users. */
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

/** Asked once for all who see the same. */
const reasonsOf = memoizeByObject((sees: readonly VisibleItem[]) => [
  ...new Set(sees.flatMap(({ reasons }) => reasons)),
])
