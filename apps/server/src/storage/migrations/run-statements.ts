import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Runs SQL statements one by one. */
export async function runStatements(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
