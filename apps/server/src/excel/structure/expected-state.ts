import { type Id, type Status, sameId, statusNameOf } from '@tributary/domain'
import { storedName } from './names.ts'

/** The status a caller has seen: a missing one is active (connectors spec 4). */
export type ExpectedStatus = { statusId?: Id | null | undefined }
export type ExpectedNameAndStatus = ExpectedStatus & { name: string }

export const hasName = (now: { name: string }, seen: { name: string }): boolean =>
  now.name === storedName(seen.name)

export const hasStatus = (now: { status: Status | null }, { statusId }: ExpectedStatus): boolean =>
  statusId === undefined || statusId === null
    ? statusNameOf(now.status) === 'active'
    : now.status !== null && sameId(now.status.id, statusId)

export const hasNameAndStatus = (
  now: { name: string; status: Status | null },
  seen: ExpectedNameAndStatus,
): boolean => hasName(now, seen) && hasStatus(now, seen)

/** Whether these are the things a caller has seen, in whatever order. */
export function hasSameIds(now: readonly { id: Id }[], seen: readonly Id[]): boolean {
  const ids = new Set(now.map(({ id }) => String(id)))
  const seenIds = new Set(seen.map(String))
  return ids.size === seenIds.size && [...ids].every((id) => seenIds.has(id))
}
