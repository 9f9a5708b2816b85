import type { Id, Named } from '../id.ts'
import type { ExcelKind } from './seen-parts.ts'

/** What one member of an organisation had access to. */
export type MemberAccess = {
  /** Identifies the user. */
  id: Id
  /** The full name. */
  name: string
  /** The address the user signed in with. */
  emailAddress: string
  /** The name of the role, e.g. `Admin`; null if it is not known. */
  role: string | null
  /** The status of the account, e.g. `active`; null if it is not known. */
  status: string | null
  /** The security groups. */
  groups: readonly Named[]
  /** The connectors that were assigned to the user. */
  connectors: readonly Named[]
}

/** An item of the Excel structure that members could see. */
export type PastItem = {
  /** Identifies the item within its kind. */
  id: Id
  /** The name at that time. */
  name: string
  /** The kind of the item. */
  kind: ExcelKind
  /** How many parts it had that were not archived: sub-areas of an area, milestones of a version, otherwise 1. */
  parts: number
}

/** An item that a member saw. */
export type SeenItem = {
  /** The place of the item in the list of items, from 0. */
  item: number
  /** How many of its parts the member saw: at least 1. */
  parts: number
}

/** A member, and what they saw in Excel. */
export type PastMember = MemberAccess & {
  /** The items that the member saw in Excel; null for a time from which they were not recorded. */
  sees: readonly SeenItem[] | null
}

/** Who had access to what at a time in the past. */
export type PastAccess = {
  /** The members at that time. */
  members: readonly PastMember[]
  /** The items of the Excel structure that `sees` of the members refers to. */
  items: readonly PastItem[]
  /** Since this time every change is recorded, those in Excel included. An earlier time is derived from the audit log. */
  recordedSince: Date
  /**
   * From when on the audit log has everything that the answer needs: the latest change of which it lacks a part. Null if it
   * lacks nothing since the requested time.
   */
  completeSince: Date | null
  /** Whether changes from before the requested time are known. If not, older ones may have been deleted. */
  reaches: boolean
}
