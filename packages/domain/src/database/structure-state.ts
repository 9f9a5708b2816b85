/**
 * How an organisation's Excel structure stands to the tables in its database. Both times are of the structure itself: a
 * change that a synchronisation did not read any more is the later one, also when it was made while that one ran.
 */
export type StructureState = {
  /** The last change of anything that reaches the tables; null when there was none. */
  changedAt: Date | null
  /** When the structure was read that the tables hold; null when they were never written. */
  synchronisedAt: Date | null
  /** Whether there is a database to synchronise to. */
  credentialsSet: boolean
}
