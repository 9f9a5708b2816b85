import type { ReceivedResponse } from './hooks.ts'

/** Options of one call. */
export type CallOptions = {
  /** Cancels the call, also while its response body arrives. */
  signal?: AbortSignal | undefined
  /**
   * True for a poll that no user waits for. It does not prolong the session, a busy server refuses it first, and it is not
   * retried. If the server has nothing newer, it returns the same object as the last call with this input.
   */
  background?: boolean | undefined
  /**
   * Identifies one intended write. A write repeated with the same key is not carried out twice. By default each call
   * gets a new key. Sign-in calls ignore it.
   */
  idempotencyKey?: string | undefined
  /** Replaces the deadline of the call, in milliseconds, retries and response body included. `Infinity` for none. */
  timeout?: number | undefined
  /** Replaces the most retries, 2 by default. 0 for none. */
  maxRetries?: number | undefined
  /** Headers in addition to those of the client. They replace headers of the same name, those of the SDK included. */
  headers?: Readonly<Record<string, string>> | Headers | undefined
  /** Called after each response of this call, as the hook of a client. */
  onResponse?: ((response: ReceivedResponse) => unknown) | undefined
}
