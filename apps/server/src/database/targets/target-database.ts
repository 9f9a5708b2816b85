import type { DatabaseCredentials } from '@tributary/domain'

/** An id of at most 64 characters, any text, a whole number, or a boolean. */
export type ColumnKind = 'id' | 'text' | 'number' | 'flag'
export type TargetColumn = { readonly name: string; readonly kind: ColumnKind }
export type Cell = string | number | boolean | null

/**
 * A table to write: its columns and all of its rows, which may be generated while they are written. The first `key`
 * columns are the primary key.
 */
export type TableContents = {
  readonly name: string
  readonly columns: readonly TargetColumn[]
  readonly key: number
  readonly rows: Iterable<readonly Cell[]>
}

/** A database of an organisation, of any engine. Every failure is a `TargetFailure`. */
export type TargetDatabase = {
  /** Connects, signs in, opens the database and checks that tables can be created in the schema. */
  probe(credentials: DatabaseCredentials): Promise<void>
  /**
   * Replaces the contents of all tables or of none, and marks each with `owner`. Refuses everything when a table of that
   * name has no mark or another owner's.
   */
  replaceTables(
    credentials: DatabaseCredentials,
    owner: string,
    tables: readonly TableContents[],
    permit?: WritePermit,
  ): Promise<readonly WrittenTable[]>
}

/** Marks the tables of an organisation's structure. A synchronisation writes to no other table. */
export const structureOwner = (organisationId: string) => `Tributary organisation ${organisationId}`

export type WrittenTable = { readonly name: string; readonly rows: number }

/** What can stop a replacement. Nothing is changed then. */
export type WritePermit = {
  /** Breaks the connection when it aborts. */
  readonly signal: AbortSignal
  /** Called right before the commit. If it throws, the tables are rolled back and its error is thrown. */
  beforeCommit(): Promise<void>
}
