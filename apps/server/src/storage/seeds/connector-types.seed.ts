import { connectorKinds } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

const requiresAuthorisation = new Set(['xero', 'vend'])
const insider = new Set(['vend'])
const earlyStages = new Set(['mailchimp'])

/** Adds a row for each missing connector type. Existing rows, possibly changed by an administrator, stay. */
export async function provideConnectorTypes(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('connector_types')
    .values(
      connectorKinds.map(({ type }) => ({
        type,
        is_insider: insider.has(type),
        is_early_stages: earlyStages.has(type),
        requires_authorisation: requiresAuthorisation.has(type),
      })),
    )
    .onConflict((conflict) => conflict.column('type').doNothing())
    .execute()
}
