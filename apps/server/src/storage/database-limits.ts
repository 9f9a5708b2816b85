/** Time limits of the database in milliseconds. Longer work fails, so that no call waits for ever. */
export type DatabaseLimits = {
  /** Opening a connection, or waiting for a free session. */
  readonly connectMs: number
  /** One statement of a request. */
  readonly statementMs: number
  /** One statement of a refresh, a migration or the verification of the audit log. */
  readonly longStatementMs: number
  /** One chunk of a COPY. */
  readonly chunkMs: number
  /** An idle transaction: its server may have died while its locks block others. */
  readonly idleTransactionMs: number
}

const MINUTE = 60_000

// Below the 30 s that the SDK waits for a write, so that the error message arrives.
const STATEMENT_MS = 25_000

export const postgresLimits: DatabaseLimits = {
  connectMs: 5_000,
  statementMs: STATEMENT_MS,
  longStatementMs: 30 * MINUTE,
  chunkMs: MINUTE,
  idleTransactionMs: MINUTE,
}

/** All calls share the one session of the embedded engine, and a large refresh occupies it for a while. */
export const embeddedLimits: DatabaseLimits = { ...postgresLimits, connectMs: 20_000 }
