import type { AccessReason, Sight } from './access.ts'
import { givenByLinks } from './access-given.ts'
import { onceFor } from './access-index.ts'
import { groupReader, seenBy } from './access-of.ts'
import { type AccessStructure, type AccessTarget, type AccessUser, narrowedTo } from './access-structure.ts'

/** Somebody who sees a target, with what of it they see and every reason for any of that, each once. */
export type Witness = { user: AccessUser; sees: readonly Sight[]; reasons: readonly AccessReason[] }

/** Who sees something of the target now, and why, in the order of the users. */
export function whoSees(target: AccessTarget, structure: AccessStructure): Witness[] {
  const narrowed = narrowedTo(target, structure)
  const read = groupReader(narrowed)
  return narrowed.users.flatMap((user) => {
    const byGroups = read(user)
    const byLinks = seenBy(user, givenByLinks(user, narrowed)).sees
    const sees = byLinks.length > 0 ? [...byGroups, ...byLinks] : byGroups
    return sees.length > 0 ? [{ user, sees, reasons: reasonsOf(sees) }] : []
  })
}

/** Asked once for all who see the same. */
const reasonsOf = onceFor((sees: readonly Sight[]) => [...new Set(sees.flatMap(({ reasons }) => reasons))])
