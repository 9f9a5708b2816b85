import type { Id } from '../id.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/** Why a user sees an item: a grant of their group, a direct link, or the link to every entity. */
export type AccessReason =
  | { kind: 'grant'; group: SecurityGroup; grant: AreaGrant | MilestoneGrant }
  | { kind: 'link' }
  | { kind: 'every-entity' }

/** The smallest items in Excel. Areas and versions are visible through the items in them. */
export type AccessItem =
  | { kind: 'combination'; area: Area; subarea: Subarea }
  | { kind: 'milestone'; version: Version; milestone: Milestone }
  | { kind: 'entity'; entity: Entity }
  | { kind: 'helper-table'; helperTable: HelperTable }

/** Returns a key that is equal for the same item in any structure. */
export function accessItemKey(item: AccessItem): string {
  const ids = idsOf(item).map(String)
  return JSON.stringify([item.kind, ...ids])
}

function idsOf(item: AccessItem): Id[] {
  switch (item.kind) {
    case 'combination':
      return [item.area.id, item.subarea.id]
    case 'milestone':
      return [item.version.id, item.milestone.id]
    case 'entity':
      return [item.entity.id]
    case 'helper-table':
      return [item.helperTable.id]
  }
}

/** An item a user sees, with every reason. An item with a locked part is read-only. */
export type VisibleItem = AccessItem & { readOnly: boolean; reasons: readonly AccessReason[] }

/** Why a user does not see a granted item: a part of it is archived, or the user is locked or archived. */
export type AccessObstacle =
  | { kind: 'user'; status: 'locked' | 'archived' }
  | {
      kind: 'group' | 'area' | 'subarea' | 'version' | 'milestone' | 'helper-table'
      id: Id
      name: string
      status: 'archived'
    }

/** A granted item the user does not see now, with every obstacle. */
export type WithheldItem = AccessItem & {
  reasons: readonly AccessReason[]
  obstacles: readonly AccessObstacle[]
}

/**
 * The items a user sees in Excel now, and the granted items they do not see. Locked and archived users see noitem.
 * Archived groups grant noitem. Archived items, and items inside them, are withheld. A missing or unknown status counts
 * as active.
 */
export type UserAccess = { sees: readonly VisibleItem[]; withheld: readonly WithheldItem[] }
