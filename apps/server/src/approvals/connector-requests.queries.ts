import type { ConnectorRequest } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/**
 * The open requests for types that the organisation does not have yet. An approved request stays open until an
 * administrator has set up the type.
 */
const openRequests = (db: Db, organisationId: string) =>
  db
    .selectFrom('approvals')
    .innerJoin('connector_types', 'connector_types.id', 'connector_type_id')
    .select(['type as connectorType', 'status as approvalStatus', 'created_at as requestedAt'])
    .where('organisation_id', '=', organisationId)
    .where('approval_type', '=', 'ADD_CONNECTOR')
    .where('status', '<>', 'REJECTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organisation_connector_types as owned')
            .select('owned.connector_type_id')
            .whereRef('owned.connector_type_id', '=', 'approvals.connector_type_id')
            .whereRef('owned.organisation_id', '=', 'approvals.organisation_id'),
        ),
      ),
    )

/** At most one for each type: the newest. */
export const connectorRequestsOf = (db: Db, organisationId: string): Promise<ConnectorRequest[]> =>
  openRequests(db, organisationId).distinctOn('type').orderBy('type').orderBy('created_at', 'desc').execute()

export const openConnectorRequest = (db: Db, organisationId: string, connectorTypeId: string) =>
  openRequests(db, organisationId)
    .where('connector_type_id', '=', connectorTypeId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NewConnectorRequest = {
  organisationId: string
  companyName: string
  requesterId: string
  connectorTypeId: string
  connectorType: string
  description: string
  now: Date
}

/** Returns the id, or undefined where another request for the same type is pending. */
export async function insertConnectorRequest(trx: Db, request: NewConnectorRequest) {
  const { organisationId, connectorType, description } = request
  const context = {
    Description: description,
    ConnectorType: connectorType,
    OrganisationId: organisationId,
  }
  const row = await trx
    .insertInto('approvals')
    .values({
      approval_type: 'ADD_CONNECTOR',
      organisation_id: organisationId,
      connector_type_id: request.connectorTypeId,
      requester_id: request.requesterId,
      company_name: request.companyName,
      context: JSON.stringify(context),
      created_at: request.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'connector_type_id']).where('status', '=', 'PENDING').doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
