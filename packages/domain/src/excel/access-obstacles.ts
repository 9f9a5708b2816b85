import { type Status, statusNameOf } from '../configuration/status.ts'
import type { Id } from '../id.ts'
import type { AccessItem, AccessObstacle, AccessReason } from './access.ts'

type WithStatus = { status: Status | null }
type Part = { id: Id; name: string } & WithStatus
type PartKind = Exclude<AccessObstacle['kind'], 'user'>

const isLocked = ({ status }: WithStatus) => statusNameOf(status) === 'locked'
const isArchived = ({ status }: WithStatus) => statusNameOf(status) === 'archived'

/** Whether an item is read-only: it, or its area or version, is locked. */
export const isReadOnly = (item: AccessItem): boolean => partsOf(item).some(([, part]) => isLocked(part))

/** Whether a reason is valid now. An archived group grants nothing. */
export const isValid = (reason: AccessReason): boolean => reason.kind !== 'grant' || !isArchived(reason.group)

/** Returns why this user sees nothing at all: they are locked or archived. */
export function userObstacles(user: WithStatus): AccessObstacle[] {
  if (isLocked(user)) return [{ kind: 'user', status: 'locked' }]
  return isArchived(user) ? [{ kind: 'user', status: 'archived' }] : []
}

/** Returns why no one sees an item: the archived parts of it. */
export const itemObstacles = (item: AccessItem): AccessObstacle[] => archived(partsOf(item))

/** Returns the archived groups behind these reasons, each once. */
export function groupObstacles(reasons: readonly AccessReason[]): AccessObstacle[] {
  const groups = new Set(reasons.flatMap((reason) => (reason.kind === 'grant' ? [reason.group] : [])))
  return archived([...groups].map((group) => ['group', group]))
}

const archived = (parts: readonly (readonly [PartKind, Part])[]): AccessObstacle[] =>
  parts
    .filter(([, part]) => isArchived(part))
    .map(([kind, { id, name }]) => ({ kind, id, name, status: 'archived' }))

function partsOf(item: AccessItem): readonly (readonly [PartKind, Part])[] {
  switch (item.kind) {
    case 'combination':
      return [
        ['area', item.area],
        ['subarea', item.subarea],
      ]
    case 'milestone':
      return [
        ['version', item.version],
        ['milestone', item.milestone],
      ]
    case 'entity':
      return []
    case 'helper-table':
      return [['helper-table', item.helperTable]]
  }
}
