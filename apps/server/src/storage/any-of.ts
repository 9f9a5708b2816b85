import { type RawBuilder, sql } from 'kysely'

/** Compares with a list of ids as one parameter, so that lists of all lengths share a prepared statement. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql`any(${ids}::uuid[])`
