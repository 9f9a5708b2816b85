import { buildConnectionString } from '@tributary/sdk/connectors'
import type { Kysely } from 'kysely'
import { credentialsOf } from '../../database/targets/credentials.queries.ts'
import { withPassword } from '../../database/targets/stored-credentials.ts'
import { structureOwner } from '../../database/targets/target-database.ts'
import { notFound } from '../../http/http-error.ts'
import type { Database } from '../../storage/schema.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { previewMessages } from './preview.messages.ts'

/** Returns the settings of a target for an organisation's structure, which is in the organisation's database. */
export async function structureTarget(db: Kysely<Database>, secretBox: SecretBox, organisationId: string) {
  const stored = await credentialsOf(db, organisationId)
  if (!stored) throw notFound(previewMessages.tableGone)
  const { host, database, user, password } = withPassword(secretBox, organisationId, stored)
  const connection = {
    dataSource: host,
    initialCatalog: database,
    userId: user,
    password,
    multipleActiveResultSets: null,
  }
  const properties = new Map([
    ['target.connectionString', buildConnectionString(connection)],
    // A preview names the schema of its table. This one only has to be valid.
    ['target.schema', 'excel'],
  ])
  return { properties, owner: structureOwner(organisationId) }
}
