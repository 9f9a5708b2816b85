import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Runs plain statements one by one; a migration is text so that both engines can be read side by side with psql. */
export async function runStatements(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
