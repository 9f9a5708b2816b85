import { randomUUID } from 'node:crypto'
import { addTypeToOrganisation } from '../../../src/connectors/manage/connector-writes.queries.ts'
import type { TargetBackend } from '../target-backend.ts'

/** Creates a Xero connector whose authorisation has ended, and returns its id. */
export async function makeReconnectable({ storage: { db }, clock }: TargetBackend, orgId: string) {
  const place = { organisation_id: orgId }
  const { id: type } = await db
    .selectFrom('connector_types')
    .select('id')
    .where('type', '=', 'xero')
    .executeTakeFirstOrThrow()
  await addTypeToOrganisation(db, orgId, type)
  const key = randomUUID()
  const connector = {
    connector_type_id: type,
    key,
    name: key,
    original_name: key,
    status: 'CONNECTED' as const,
  }
  const { id } = await db
    .insertInto('connectors')
    .values({ ...place, ...connector })
    .returning('id')
    .executeTakeFirstOrThrow()
  const grant = await db
    .insertInto('provider_grants')
    .values({ ...place, connector_type_id: type, authorised_at: clock.now, refused_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('connector_authorisations')
    .values({ ...place, connector_id: id, grant_id: grant.id, account: key, account_name: key })
    .execute()
  return id
}
