import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Trx = Transaction<Database>

/** Limits the rest of this transaction to the rows of one organisation. */
export async function enterOrganisation(trx: Trx, organisationId: string): Promise<void> {
  await sql`select enter_organisation(${organisationId}::uuid)`.execute(trx)
}

/**
 * Runs `work` in a transaction in which rows of other organisations do not exist, whatever its queries request. This is
 * the second layer under the `organisation_id` in each query.
 */
export const withOrganisation = <T>(
  db: Kysely<Database>,
  organisationId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await enterOrganisation(trx, organisationId)
    return work(trx)
  })

/**
 * Leaves the scope of {@link withOrganisation} for one query about all organisations, e.g. whether an account is already
 * connected, and for tables of other libraries, such as the queue.
 */
export async function acrossOrganisations<T>(
  trx: Trx,
  organisationId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  await sql`select set_config('role', 'none', true), set_config('app.org', '', true)`.execute(trx)
  const result = await work(trx)
  await enterOrganisation(trx, organisationId)
  return result
}
