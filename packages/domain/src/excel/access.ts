import type { Id } from '../id.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/** Why a user sees an item: a grant of their group, a direct link, or the link to every entity. */
export type AccessReason =
  | {
      kind: 'grant'
      /** The user's group that has the grant. */
      group: SecurityGroup
      /** The grant that includes the item. */
      grant: AreaGrant | MilestoneGrant
    }
  | { kind: 'link' }
  | { kind: 'every-entity' }

/** The smallest items in Excel. Areas and versions are visible through the items in them. */
export type AccessItem =
  | {
      kind: 'combination'
      /** The area. */
      area: Area
      /** One of its sub-areas. */
      subarea: Subarea
    }
  | {
      kind: 'milestone'
      /** The version. */
      version: Version
      /** One of its milestones. */
      milestone: Milestone
    }
  | {
      kind: 'entity'
      /** The entity. */
      entity: Entity
    }
  | {
      kind: 'helper-table'
      /** The helper table. */
      helperTable: HelperTable
    }

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
export type VisibleItem = AccessItem & {
  /** Whether a part of it is locked, so that the user sees but cannot change it. */
  readOnly: boolean
  /** Why the user sees it: at least one. */
  reasons: readonly AccessReason[]
}

/** Why a user does not see a granted item: a part of it is archived, or the user is locked or archived. */
export type AccessObstacle =
  | {
      kind: 'user'
      /** The user's status, which hides everything. */
      status: 'locked' | 'archived'
    }
  | {
      /** The kind of the archived item. */
      kind: 'group' | 'area' | 'subarea' | 'version' | 'milestone' | 'helper-table'
      /** Identifies the archived item within its kind. */
      id: Id
      /** The name of the archived item. */
      name: string
      status: 'archived'
    }

/** A granted item the user does not see now, with every obstacle. */
export type WithheldItem = AccessItem & {
  /** The grants and links that include the item. */
  reasons: readonly AccessReason[]
  /** Why it is hidden: at least one. */
  obstacles: readonly AccessObstacle[]
}

/**
 * The items a user sees in Excel now, and the granted items they do not see. Locked and archived users see noitem.
 * Archived groups grant noitem. Archived items, and items inside them, are withheld. A missing or unknown status counts
 * as active.
 */
export type UserAccess = {
  /** The items that the user sees. */
  sees: readonly VisibleItem[]
  /** The granted items that the user does not see. */
  withheld: readonly WithheldItem[]
}
