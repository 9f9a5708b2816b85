import type { Id } from '../id.ts'

/** What an area, version, milestone, helper table, user or group can be (connectors spec 4). */
export const statusNames = ['active', 'locked', 'archived'] as const

/** One of {@link statusNames}. */
export type StatusName = (typeof statusNames)[number]

/** A row of the status list. Ids are never hard-coded: they are looked up by name in any letter case. */
export type Status = { id: Id; name: string }

/** The status's name in lower case. A missing status is active; an unknown one keeps its word (connectors spec 4). */
export const statusNameOf = (status: { name: string } | null | undefined): string =>
  status?.name.toLowerCase() ?? 'active'

/** The status of that name, whatever its letter case; undefined when the list does not have it. */
export const statusNamed = (statuses: readonly Status[], name: StatusName): Status | undefined =>
  statuses.find((status) => statusNameOf(status) === name)
