import type { Id } from '../id.ts'
import type { Area, Subarea } from './area.ts'
import type { Entity } from './entity.ts'
import type { HelperTable } from './helper-table.ts'
import type { AreaGrant, MilestoneGrant, SecurityGroup } from './security-group.ts'
import type { Milestone, Version } from './version.ts'

/** Why somebody sees something: a grant of a group they are in, a link of their own, or a link to every entity. */
export type AccessReason =
  | { kind: 'grant'; group: SecurityGroup; grant: AreaGrant | MilestoneGrant }
  | { kind: 'link' }
  | { kind: 'every-entity' }

/** The smallest things one sees in Excel. Areas and versions are seen through what they hold. */
export type AccessItem =
  | { kind: 'combination'; area: Area; subarea: Subarea }
  | { kind: 'milestone'; version: Version; milestone: Milestone }
  | { kind: 'entity'; entity: Entity }
  | { kind: 'helper-table'; helperTable: HelperTable }

/** Two things with the same key are the same, in whichever structure. */
export function accessItemKey(thing: AccessItem): string {
  const ids = idsOf(thing).map(String)
  return JSON.stringify([thing.kind, ...ids])
}

function idsOf(thing: AccessItem): Id[] {
  switch (thing.kind) {
    case 'combination':
      return [thing.area.id, thing.subarea.id]
    case 'milestone':
      return [thing.version.id, thing.milestone.id]
    case 'entity':
      return [thing.entity.id]
    case 'helper-table':
      return [thing.helperTable.id]
  }
}

/** Something somebody sees, with every reason. What is locked, in whole or in part, can only be read. */
export type VisibleItem = AccessItem & { readOnly: boolean; reasons: readonly AccessReason[] }

/** What keeps somebody from seeing what they were given: it is archived, or the user is locked or archived. */
export type AccessObstacle =
  | { kind: 'user'; status: 'locked' | 'archived' }
  | {
      kind: 'group' | 'area' | 'subarea' | 'version' | 'milestone' | 'helper-table'
      id: Id
      name: string
      status: 'archived'
    }

/** Something somebody was given and does not see now, with everything that is in the way. */
export type WithheldItem = AccessItem & {
  reasons: readonly AccessReason[]
  obstacles: readonly AccessObstacle[]
}

/**
 * What somebody sees in Excel now, and what they were given but do not see (connectors spec 2.2 to 2.10, 4 and 6).
 * Locked and archived users see nothing; archived groups give nothing; what is archived, or belongs to something that
 * is, is not seen. Whatever is not known to be locked or archived is active.
 */
export type UserAccess = { sees: readonly VisibleItem[]; withheld: readonly WithheldItem[] }
