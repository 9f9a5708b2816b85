import { type Id, type Status, sameId, statusNameOf } from '@tributary/domain'
import { storedName } from './names.ts'

/** The status a caller expects. Without an id, it is active. */
export type ExpectedStatus = { statusId?: Id | null | undefined }
export type ExpectedNameAndStatus = ExpectedStatus & { name: string }

export const hasName = (now: { name: string }, expected: { name: string }): boolean =>
  now.name === storedName(expected.name)

export const hasStatus = (now: { status: Status | null }, { statusId }: ExpectedStatus): boolean =>
  statusId === undefined || statusId === null
    ? statusNameOf(now.status) === 'active'
    : now.status !== null && sameId(now.status.id, statusId)

export const hasNameAndStatus = (
  now: { name: string; status: Status | null },
  expected: ExpectedNameAndStatus,
): boolean => hasName(now, expected) && hasStatus(now, expected)

/** Whether the items are exactly those with the expected ids, in any order. */
export function hasSameIds(now: readonly { id: Id }[], expected: readonly Id[]): boolean {
  const ids = new Set(now.map(({ id }) => String(id)))
  const expectedIds = new Set(expected.map(String))
  return ids.size === expectedIds.size && [...ids].every((id) => expectedIds.has(id))
}
