import type { Id } from '../id.ts'

/** The states of an area, version, milestone, helper table, user or group. */
export const statusNames = ['active', 'locked', 'archived'] as const

/** One of {@link statusNames}. */
export type StatusName = (typeof statusNames)[number]

/** A row of the status list. Look ids up by name, ignoring case; never hard-code them. */
export type Status = {
  /** Identifies the status in requests. It differs between installations. */
  id: Id
  /** `active`, `locked` or `archived`, in any case. */
  name: string
}

/** Returns the status's name in lower case. A missing status is active; an unknown name is kept. */
export const statusNameOf = (status: { name: string } | null | undefined): string =>
  status?.name.toLowerCase() ?? 'active'

/** Finds a status by name, ignoring case; undefined if the list does not have it. */
export const statusNamed = (statuses: readonly Status[], name: StatusName): Status | undefined =>
  statuses.find((status) => statusNameOf(status) === name)
