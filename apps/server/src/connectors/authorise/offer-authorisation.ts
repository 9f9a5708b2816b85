import { type Kysely, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../storage/schema.ts'
import type { AccountProviders } from './account-provider.ts'

/** Types with a key as another way to connect. They are authorised only where the operator has set up their provider. */
const withKey = ['mailchimp']

// Any number that is not used by another advisory lock.
const OFFER_LOCK = 7_482_912

/** Stores which of these types and of the installation's sources are authorised. All others need settings only. */
export async function offerAuthorisation(
  db: Kysely<Database>,
  providers: AccountProviders,
  sources: Config['installationSources'] = new Map(),
): Promise<void> {
  const ids = [...sources].filter(([, { checked }]) => checked.needsAuthorisation).map(([id]) => ({ id }))
  await db.transaction().execute(async (trx) => {
    // Servers that start together would insert the same rows.
    await sql`select pg_advisory_xact_lock(${OFFER_LOCK}::integer)`.execute(trx)
    await trx.deleteFrom('authorised_sources').execute()
    if (ids.length > 0) await trx.insertInto('authorised_sources').values(ids).execute()
  })
  for (const type of withKey)
    await db
      .updateTable('connector_types')
      .set({ requires_authorisation: providers.has(type) })
      .where('type', '=', type)
      .execute()
}
