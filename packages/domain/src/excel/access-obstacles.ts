import { type Status, statusNameOf } from '../configuration/status.ts'
import type { Id } from '../id.ts'
import type { AccessItem, AccessObstacle, AccessReason } from './access.ts'

type WithStatus = { status: Status | null }
type Part = { id: Id; name: string } & WithStatus
type PartKind = Exclude<AccessObstacle['kind'], 'user'>

const isLocked = ({ status }: WithStatus) => statusNameOf(status) === 'locked'
const isArchived = ({ status }: WithStatus) => statusNameOf(status) === 'archived'

/** Whether something can only be looked at: it is locked, or belongs to something that is. */
export const isReadOnly = (item: AccessItem): boolean => partsOf(item).some(([, part]) => isLocked(part))

/** Whether a reason counts now. An archived group gives nothing. */
export const isValid = (reason: AccessReason): boolean => reason.kind !== 'grant' || !isArchived(reason.group)

/** Why somebody sees nothing at all, whatever they are given. */
export function userObstacles(user: WithStatus): AccessObstacle[] {
  if (isLocked(user)) return [{ kind: 'user', status: 'locked' }]
  return isArchived(user) ? [{ kind: 'user', status: 'archived' }] : []
}

/** Why nobody sees a thing, whoever is given it. */
export const itemObstacles = (item: AccessItem): AccessObstacle[] => archived(partsOf(item))

/** Why reasons of which none counts do not: their groups, each once. */
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
