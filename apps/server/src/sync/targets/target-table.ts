import type { TableName } from '../../drivers/table-name.ts'

/** The table a stream is stored in. */
export type TargetTable = TableName

/** The details of an existing target table that a merge depends on. */
export type ExistingTable = {
  /** Our names for the types; the database's own name for a type that a user chose by hand. */
  readonly types: ReadonlyMap<string, string>
  /** The columns of its primary key, in the key's order. */
  readonly key: readonly string[]
  /** The owner's mark left on the table; null for a table we did not create. */
  readonly owner: string | null
  readonly isEmpty: boolean
}

/** Marks a table as created for a connector. Refreshes write to no other table. */
export const ownerMark = (connectorId: string) => `Tributary connector ${connectorId}`
