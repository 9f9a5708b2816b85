import type { Id } from '@tributary/domain'
import { type FtpSite, siteUser } from '@tributary/fakes/ftp/ftp-site'
import { addProperties, createConnector, listConnectorTypes } from '@tributary/sdk'
import type { Person } from '../person.ts'

/** Adds a connector that reads a folder of the FTP server, or of a proxy in front of it. */
export async function addFtpConnector(
  { client, orgId }: Person,
  { port }: Pick<FtpSite, 'port'>,
  { name, folder }: { name: string; folder: string },
): Promise<Id> {
  const sourceConnectorId = (await listConnectorTypes(client)).find(({ type }) => type === 'ftp')?.id ?? ''
  const { id } = await createConnector(client, { params: { orgId }, body: { name, sourceConnectorId } })
  const settings = {
    'ftp.host': `127.0.0.1:${port}`,
    'ftp.username': siteUser.username,
    'ftp.password': siteUser.password,
    'ftp.path': `/${folder}`,
    'ftp.encryption': 'none',
    'target.schema': `torture_${folder}`,
  }
  await addProperties(client, {
    params: { orgId, connectorId: id },
    body: Object.entries(settings).map(([property, value]) => ({
      name: property,
      value,
      clientConnectorId: id,
    })),
  })
  return id
}
