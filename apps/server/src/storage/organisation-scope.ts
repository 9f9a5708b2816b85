import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

type Trx = Transaction<Database>

/** From here to its end this transaction knows the rows of one organisation only. */
export async function enterOrganisation(trx: Trx, organisationId: string): Promise<void> {
  await sql`select enter_organisation(${organisationId}::uuid)`.execute(trx)
}

/**
 * Runs `work` in a transaction in which rows of other organisations do not exist, whatever its queries ask for: the
 * second layer under every query's own `organisation_id`.
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
 * Leaves the scope of {@link withOrganisation} for one question that is about all organisations, e.g. whether an
 * account is already connected somewhere, and for other programs' tables, such as the queue.
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
