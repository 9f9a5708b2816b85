import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

export type IdempotencyTables = { idempotency_keys: IdempotencyKeysTable }

/** A write and its response, by idempotency key. */
export type IdempotencyKeysTable = {
  /** A keyed hash of sender, method, path and key. */
  id: string
  /** A keyed hash of query and body. */
  request: string
  /** The attempt that runs it. A later attempt takes over from one that died. */
  attempt: string
  began_at: Moment
  /** When its first change was committed, written in the same transaction. */
  committed_at: MomentOrNull
  /** Null while it runs. */
  status: number | null
  /** The sealed body of the response. */
  answer: OptionalText
}
