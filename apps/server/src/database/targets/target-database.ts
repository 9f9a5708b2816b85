import type { DatabaseCredentials } from '@tributary/domain'

/** What a column holds: an id of at most 64 characters, any text, a whole number, yes or no. */
export type ColumnKind = 'id' | 'text' | 'number' | 'flag'
export type TargetColumn = { readonly name: string; readonly kind: ColumnKind }
export type Cell = string | number | boolean | null

/**
 * A table as it shall be: its columns and all of its rows, which may be made one by one as they are written. The first
 * `key` columns make a row unique.
 */
export type TableContents = {
  readonly name: string
  readonly columns: readonly TargetColumn[]
  readonly key: number
  readonly rows: Iterable<readonly Cell[]>
}

/** A database of an organisation, whatever engine it is. Every failure is a `TargetFailure`. */
export type TargetDatabase = {
  /** Reaches it, signs in, opens the database, and looks whether tables may be made in the schema. */
  probe(credentials: DatabaseCredentials): Promise<void>
  /**
   * Makes the tables hold exactly these rows, all of them or none at all. `owner` is noted on each; a table of the same
   * name that bears no such note, or another owner's, is left alone and the whole is refused. Returns how many rows they have.
   */
  replaceTables(
    credentials: DatabaseCredentials,
    owner: string,
    tables: readonly TableContents[],
  ): Promise<number>
}
