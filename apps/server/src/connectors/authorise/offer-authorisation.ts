import type { Kysely } from 'kysely'
import type { Database } from '../../storage/schema.ts'
import type { AccountProviders } from './account-provider.ts'

/** Types with a key as another way to connect. They are authorised only where the operator has set up their provider. */
const withKey = ['mailchimp']

/** Stores which of these types are authorised, so that the others are connected with their settings. */
export async function offerAuthorisation(db: Kysely<Database>, providers: AccountProviders): Promise<void> {
  for (const type of withKey)
    await db
      .updateTable('connector_types')
      .set({ requires_authorisation: providers.has(type) })
      .where('type', '=', type)
      .execute()
}
