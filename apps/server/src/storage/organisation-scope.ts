import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely'
import { isUuid } from '../is-uuid.ts'
import { defer } from './batches.ts'
import type { Database } from './schema.ts'
import { sharingRoundTrips } from './share-round-trips.ts'

type Trx = Transaction<Database>

// Without parameters, so that it can be sent together with another query.
function entering(db: Kysely<Database>, organisationId: string): CompiledQuery {
  if (!isUuid(organisationId)) throw new Error('This is not the id of an organisation.')
  return sql`select enter_organisation(${sql.lit(organisationId)}::uuid)`.compile(db)
}

/** Limits the rest of this transaction to the rows of one organisation. */
export async function enterOrganisation(trx: Trx, organisationId: string): Promise<void> {
  await trx.executeQuery(defer(entering(trx, organisationId)))
}

/**
 * Reads as in {@link withOrganisation}, without a transaction: queries that are made at the same time share one round
 * trip. Not for use in a transaction.
 */
export const readInOrganisation = <T>(
  db: Kysely<Database>,
  organisationId: string,
  read: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => read(sharingRoundTrips(db, entering(db, organisationId)))

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
