import { SAMPLE_SHOP_KEY, SAMPLE_SHOP_URI } from '@tributary/fakes/demo-data/connectors'
import type { Storage } from '@tributary/server'

const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/

/**
 * Points the shop connector at the sample shop, because its port is new at every start. Keeps an address
 * that a user has entered.
 */
export async function connectSampleShop({ db }: Storage, { uri }: { uri: string }): Promise<void> {
  const address = await db
    .selectFrom('connector_properties')
    .innerJoin('connectors', 'connectors.id', 'connector_properties.connector_id')
    .select(['connector_properties.id', 'connector_properties.value'])
    .where('connectors.key', '=', SAMPLE_SHOP_KEY)
    .where('connector_properties.name', '=', 'woo.uri')
    .executeTakeFirst()
  const value = address?.value ?? ''
  if (!address || (value !== SAMPLE_SHOP_URI && !LOOPBACK.test(value))) return
  await db.updateTable('connector_properties').set({ value: uri }).where('id', '=', address.id).execute()
}
