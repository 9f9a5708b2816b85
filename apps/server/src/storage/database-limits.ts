/** How long the database may take, in milliseconds. What takes longer fails, so that no call waits for ever. */
export type DatabaseLimits = {
  /** A new connection, or the wait for a free session. */
  readonly connectMs: number
  /** One statement of a request. */
  readonly statementMs: number
  /** One statement of a refresh, a migration or the verification of the audit log. */
  readonly longStatementMs: number
  /** The server taking in one chunk of a COPY. */
  readonly chunkMs: number
  /** A transaction that is open without a statement: its server may be gone, and its locks hold up the others. */
  readonly idleTransactionMs: number
}

const MINUTE = 60_000

// The SDK waits 30 s for a response to a write: the sentence comes before.
const STATEMENT_MS = 25_000

export const postgresLimits: DatabaseLimits = {
  connectMs: 5_000,
  statementMs: STATEMENT_MS,
  longStatementMs: 30 * MINUTE,
  chunkMs: MINUTE,
  idleTransactionMs: MINUTE,
}

/** All calls share the one session of the embedded engine, and a large refresh holds it for a while. */
export const embeddedLimits: DatabaseLimits = { ...postgresLimits, connectMs: 20_000 }
