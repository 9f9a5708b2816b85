import type { Generated } from 'kysely'
import type { Moment } from '../columns.ts'

export type AccessRecordTables = {
  access_changes: AccessChangesTable
  access_records: AccessRecordsTable
  access_chain: AccessChainTable
  access_anchor: AccessAnchorTable
}

/** A statement that changed who has access to what. Triggers write it, and its records. */
export type AccessChangesTable = { id: Generated<string>; at: Moment }

export type AccessRecordsTable = {
  change_id: string
  at: Moment
  organisation_id: string
  /** The table of the row. `users` has the members of the organisation. */
  item: string
  /** The key of the row: ids with spaces between them. */
  key: string
  /** The recorded columns after the change; null for a deleted row. */
  facts: unknown
}

/** The changes in the order of their commits, each with a hash over itself and all before it. */
export type AccessChainTable = { position: string; change_id: string; hash: Uint8Array }

/** Where the chain begins. The records are complete since this time. */
export type AccessAnchorTable = { position: string; hash: Uint8Array; since: Moment }
