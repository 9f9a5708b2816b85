/** An error the database itself reported, with PostgreSQL's fields, whichever engine said it. */
export class DatabaseFailure extends Error {
  override name = 'DatabaseFailure'
  readonly code: string | undefined
  readonly detail: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(
    fields: { message: string } & Partial<
      Record<'code' | 'detail' | 'constraint' | 'table' | 'column', string>
    >,
  ) {
    super(fields.message)
    this.code = fields.code
    this.detail = fields.detail
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
  }
}

/** PostgreSQL's five-character code of an error from either engine, e.g. `23505`. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'
