/** An error reported by the database, with PostgreSQL's fields, from either engine. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  /** The statement and line the error is about, such as `COPY orders, line 3, column total`. */
  readonly where: string | undefined

  constructor(
    fields: { message: string } & Partial<
      Record<'code' | 'detail' | 'constraint' | 'table' | 'column' | 'where', string>
    >,
  ) {
    super(fields.message)
    this.code = fields.code
    this.detail = fields.detail
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
    this.where = fields.where
  }
}

/** The database did not respond in time. It is unknown whether it ran the statement. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'

  constructor(options?: ErrorOptions) {
    super('The database did not answer in time.', options)
  }
}

// Each contains a digit, unlike system codes such as EPIPE.
const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/

/** Returns PostgreSQL's five-character code of an error, e.g. `23505`. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && SQL_STATE.test(error.code) ? error.code : undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

export const isForeignKeyViolation = (error: unknown) => sqlState(error) === '23503'

/** Returns the name of the constraint or index that rejected a row. */
export const violatedConstraint = (error: unknown): unknown =>
  error instanceof Error && 'constraint' in error ? error.constraint : undefined

const DISK_FULL = '53100'

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

// The driver reports these without a code.
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Returns whether the database cannot be reached, dropped the connection, or has no free connection. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlState(error)
  if (state) return state !== DISK_FULL && /^(08|25P0[34]|53|57P)/.test(state)
  return (
    ('code' in error && connectionCodes.has(String(error.code))) || connectionMessages.test(error.message)
  )
}

const STATEMENT_TIMEOUT = '57014'
const LOCK_TIMEOUT = '55P03'

/** Returns whether the database ended a statement because it, or its wait for a lock, took too long. */
export function isDatabaseBusy(error: unknown): boolean {
  const state = sqlState(error)
  return state === STATEMENT_TIMEOUT || state === LOCK_TIMEOUT
}

/** Returns whether the database refuses writes, as a standby does, or a primary during a failover. */
export const isReadOnly = (error: unknown): boolean => sqlState(error) === '25006'
