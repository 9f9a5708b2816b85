/**
 * Compares an organisation's Excel structure with the tables in its database. `synchronisedAt` is when the structure was
 * read, not when the tables were written, so a change made during a synchronisation counts as later.
 */
export type StructureState = {
  /** The last change that affects the tables; null if there was no change. */
  changedAt: Date | null
  /** When the structure in the tables was read; null if the tables were never written. */
  synchronisedAt: Date | null
  /** Whether a target database is set. */
  credentialsSet: boolean
}
