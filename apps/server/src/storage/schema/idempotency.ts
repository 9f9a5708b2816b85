import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

export type IdempotencyTables = { idempotency_keys: IdempotencyKeysTable }

/** A write and its answer, under the key that its sender chose. */
export type IdempotencyKeysTable = {
  /** A keyed hash of who sent it, method, path and key. */
  id: string
  /** A keyed hash of query and body. */
  request: string
  /** Who carries it out. Another attempt takes over from one that has not come back. */
  attempt: string
  began_at: Moment
  /** Since when a change of it may be stored, written in the transaction of the change. */
  committed_at: MomentOrNull
  /** Null while it is carried out. */
  status: number | null
  /** The body of the answer, sealed. */
  answer: OptionalText
}
