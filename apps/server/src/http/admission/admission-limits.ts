/** Above these, requests are refused with 503. See the table in the README. */
export type AdmissionLimits = {
  /** Calls in progress. Polls may use half of it, other reads three quarters. */
  readonly requests: number
  /** Calls without a session in progress, for example sign-ins. They do not count as `requests`. */
  readonly signIns: number
  /** The time of a poll above which fewer polls are admitted, in milliseconds. */
  readonly pollMs: number
  /** The time of a sign-in above which fewer of them are admitted, in milliseconds. */
  readonly signInMs: number
  /** The delay of the event loop at which polls are refused, in milliseconds. Zero means no limit. */
  readonly eventLoopMs: number
  /** The wait for a database connection at which polls are refused, in milliseconds. Zero means no limit. */
  readonly connectionWaitMs: number
}
