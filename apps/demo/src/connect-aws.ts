import { sampleAwsKey } from '@tributary/fakes/aws/sample-aws'
import { SAMPLE_AWS_KEY } from '@tributary/fakes/demo-data/connectors'
import type { SecretBox, Storage } from '@tributary/server'
import { insertProperty } from '@tributary/server/seeding'

/** Sets up the AWS connector once, with a start date of last month. Keeps what a user has entered. */
export async function connectSampleAws(storage: Storage, secretBox: SecretBox, now: Date): Promise<void> {
  await storage.db.transaction().execute(async (trx) => {
    const connector = await trx
      .selectFrom('connectors')
      .leftJoin('connector_properties as entered', (join) =>
        join.onRef('entered.connector_id', '=', 'connectors.id').on('entered.name', '=', 'aws.accessKeyId'),
      )
      .select(['connectors.id', 'connectors.organisation_id', 'entered.id as enteredId'])
      .where('connectors.key', '=', SAMPLE_AWS_KEY)
      .executeTakeFirst()
    if (!connector || connector.enteredId) return
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
    const settings = {
      'aws.region': 'eu-north-1',
      'aws.accessKeyId': sampleAwsKey.id,
      'aws.secretAccessKey': sampleAwsKey.secret,
      'aws.startDate': lastMonth.toISOString().slice(0, 10),
      'aws.granularity': 'DAILY',
      // The other connectors of Birch Ltd store their tables in the schema of the organisation.
      'target.schema': 'birch_cloud_costs',
    }
    const owner = { organisationId: connector.organisation_id, connectorId: connector.id, type: 'aws' }
    for (const [name, value] of Object.entries(settings))
      await insertProperty(trx, secretBox, { ...owner, name, value })
  })
}
