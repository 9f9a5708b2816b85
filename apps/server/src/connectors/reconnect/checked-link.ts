import { mayStillAskToReconnect, statusNameOf } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { accountById } from '../../account/accounts.queries.ts'
import type { Caller } from '../../http/caller.ts'
import type { Database } from '../../storage/schema.ts'
import { membershipsOf } from '../../users/users.queries.ts'
import { type LinkedConnector, linkedConnector } from './linked-connector.ts'
import type { ReconnectLinkRow } from './reconnect-links.queries.ts'

/** A connector whose account is known. */
export type KnownConnector = LinkedConnector & { account: string }

/** A link that may be used now, with its connector and the administrator who asks. */
export type CheckedLink = { link: ReconnectLinkRow; connector: KnownConnector; asker: Caller }

/**
 * Returns the connector of a link and its sender; undefined if the sender may no longer authorise connectors there, or if
 * the connector has changed.
 */
export async function checkedLink(
  db: Kysely<Database>,
  link: ReconnectLinkRow | undefined,
): Promise<CheckedLink | undefined> {
  if (!link) return undefined
  const { organisation_id: organisationId, connector_id: connectorId } = link
  const asker = await askerOf(db, link.asked_by, organisationId)
  const connector = await linkedConnector(db, { organisationId, connectorId })
  if (!asker || !connector || connector.hash !== link.connector_hash) return undefined
  const { account } = connector
  return account === null ? undefined : { link, connector: { ...connector, account }, asker }
}

async function askerOf(
  db: Kysely<Database>,
  userId: string,
  organisationId: string,
): Promise<Caller | undefined> {
  const account = await accountById(db, userId)
  if (!account) return undefined
  const organisationIds = await membershipsOf(db, userId)
  const may = mayStillAskToReconnect({
    role: account.role,
    roleLevel: account.roleLevel,
    isActive: statusNameOf({ name: account.status }) === 'active',
    isMember: organisationIds.includes(organisationId),
  })
  if (!may) return undefined
  const { role, roleLevel, firstName, lastName, email, requireMfa } = account
  return {
    ...{ userId, role, roleLevel, firstName, lastName, email, organisationIds },
    // They are not signed in here: their rights count, but they prove nothing.
    ...{ sessionId: '', requireMultiFactorAuthentication: requireMfa, authenticatedAt: null },
  }
}
