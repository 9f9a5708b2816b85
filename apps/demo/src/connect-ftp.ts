import { SAMPLE_FTP_KEY } from '@tributary/fakes/demo-data/connectors'
import type { SampleFtp } from '@tributary/fakes/ftp/sample-ftp'
import type { SecretBox, Storage } from '@tributary/server'
import { insertProperty } from '@tributary/server/seeding'

const LOOPBACK = /^127\.0\.0\.1:\d+$/

/**
 * Points the FTP connector at the sample server, because its port is new at every start. Keeps an address
 * that a user has entered.
 */
export async function connectSampleFtp(
  storage: Storage,
  secretBox: SecretBox,
  ftp: SampleFtp,
): Promise<void> {
  const host = `${ftp.host}:${ftp.port}`
  await storage.db.transaction().execute(async (trx) => {
    const connector = await trx
      .selectFrom('connectors')
      .leftJoin('connector_properties as host', (join) =>
        join.onRef('host.connector_id', '=', 'connectors.id').on('host.name', '=', 'ftp.host'),
      )
      .select(['connectors.id', 'connectors.organisation_id', 'host.id as hostId', 'host.value as host'])
      .where('connectors.key', '=', SAMPLE_FTP_KEY)
      .executeTakeFirst()
    if (!connector) return
    if (connector.hostId) {
      if (!LOOPBACK.test(connector.host ?? '')) return
      await trx
        .updateTable('connector_properties')
        .set({ value: host })
        .where('id', '=', connector.hostId)
        .execute()
      return
    }
    const settings = {
      'ftp.host': host,
      'ftp.username': ftp.username,
      'ftp.password': ftp.password,
      'ftp.path': ftp.path,
      'ftp.filter': '*.csv',
      'ftp.encryption': 'none',
    }
    const owner = { organisationId: connector.organisation_id, connectorId: connector.id, type: 'ftp' }
    for (const [name, value] of Object.entries(settings))
      await insertProperty(trx, secretBox, { ...owner, name, value })
  })
}
