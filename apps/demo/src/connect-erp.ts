import { SAMPLE_ERP_KEY } from '@tributary/fakes/demo-data/connectors'
import type { SampleErp } from '@tributary/fakes/erp/sample-erp'
import { parseConnectionString } from '@tributary/sdk/connectors'
import type { SecretBox, Storage } from '@tributary/server'
import { insertProperty, propertyPlace, storedProperty } from '@tributary/server/seeding'

const PROPERTY = 'source.connectionString'
const LOOPBACK = /^127\.0\.0\.1,\d+$/

/**
 * Points the SQL Server connector at the sample server, because its port may have changed. Keeps a
 * connection string that a user has entered.
 */
export async function connectSampleErp(
  storage: Storage,
  secretBox: SecretBox,
  { connectionString }: SampleErp,
): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    const connector = await trx
      .selectFrom('connectors')
      .leftJoin('connector_properties as kept', (join) =>
        join.onRef('kept.connector_id', '=', 'connectors.id').on('kept.name', '=', PROPERTY),
      )
      .select(['connectors.id', 'connectors.organisation_id', 'kept.id as keptId', 'kept.sealed'])
      .where('connectors.key', '=', SAMPLE_ERP_KEY)
      .executeTakeFirst()
    if (!connector) return
    const { id: connectorId, organisation_id: organisationId, keptId, sealed } = connector
    const owner = { organisationId, connectorId, name: PROPERTY, value: connectionString }
    if (!keptId) return insertProperty(trx, secretBox, { ...owner, type: 'sqlserver' })
    const kept = sealed && secretBox.open(sealed, propertyPlace({ id: keptId, organisationId }))
    if (!kept || !LOOPBACK.test(parseConnectionString(kept)?.dataSource ?? '')) return
    await trx
      .updateTable('connector_properties')
      .set({ sealed: storedProperty(secretBox, { ...owner, id: keptId, secret: true }).sealed })
      .where('id', '=', keptId)
      .execute()
  })
}
