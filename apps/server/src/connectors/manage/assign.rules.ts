import type { Id } from '@tributary/domain'
import { isConnected } from '@tributary/sdk/connectors'
import type { Written } from '@tributary/sdk/contract'
import type { Transaction } from 'kysely'
import {
  type Author,
  auditedOrganisationTransaction,
  type RecordChange,
} from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, conflict, notFound } from '../../http/http-error.ts'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { acrossOrganisations } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { notifyOfAssignment } from '../../users/access-mail/notify-of-assignment.rules.ts'
import type { ConnectorRow } from '../connectors.queries.ts'
import { ownConnector, ownerOf } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import {
  assignedUsers,
  membersAmong,
  organisationsAmong,
  replaceOrganisations,
  replaceUsers,
  shownOrganisations,
} from './assign.queries.ts'
import { addTypeToOrganisation, lockedStatus } from './connector-writes.queries.ts'

type Trx = Transaction<Database>

const distinct = (ids: readonly Id[]) => [...new Set(ids.map((id) => String(id).toLowerCase()))]

/** Replaces the users assigned to a connector. */
export async function assignUsers(
  services: Services,
  author: Author,
  id: string,
  users: readonly Id[],
): Promise<Written<null>> {
  const organisationId = await ownerOf(services.storage.db, author.caller, id)
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const connector = await ownConnector(trx, author.caller, organisationId, id)
    const status = await lockedStatus(trx, organisationId, id)
    if (!isConnected(status ?? connector.status)) throw conflict(manageMessages.notLive)
    await setUsers({ trx, record, services, caller: author.caller }, connector, users)
    return { message: manageMessages.usersSaved, data: null }
  })
}

type Change = {
  trx: Trx
  record: RecordChange
  services: Pick<Services, 'clock' | 'secretBox'>
  caller: Caller
}

/**
 * Replaces the assigned users, and mails those who gain or lose the connector. Throws 400 unless all of them are members
 * of the organisation.
 */
export async function setUsers(
  { trx, record, services, caller }: Change,
  { organisationId, id, name }: ConnectorRow,
  users: readonly Id[],
): Promise<void> {
  const place = { organisationId, connectorId: id }
  const wanted = distinct(users)
  const members = wanted.every(isUuid) ? await membersAmong(trx, place.organisationId, wanted) : []
  if (members.length < wanted.length) throw badRequest(manageMessages.usersOutside)
  const before = await assignedUsers(trx, place)
  await replaceUsers(trx, place, wanted)
  const assignment = { organisationId, connector: { id, name }, before, after: wanted }
  await notifyOfAssignment(trx, services, { caller }, assignment)
  await record({
    action: 'connector.users-changed',
    organisationId,
    target: id,
    before: { users: before.join(' ') },
    after: { users: wanted.toSorted().join(' ') },
  })
}

/**
 * Replaces the organisations a connector is shared with. Their administrators see the connector and its refreshes. Only
 * the owner sees its settings and users and may change it. The owner need not be in the list.
 */
export async function assignOrganisations(
  services: Services,
  author: Author,
  id: string,
  organisations: readonly Id[],
): Promise<Written<null>> {
  const organisationId = await ownerOf(services.storage.db, author.caller, id)
  return auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const connector = await ownConnector(trx, author.caller, organisationId, id)
    const place = { organisationId, connectorId: connector.id }
    const wanted = distinct(organisations)
    const known = wanted.every(isUuid) ? await organisationsAmong(trx, wanted) : []
    if (known.length < wanted.length) throw notFound(manageMessages.unknownOrganisation)
    const before = await shownOrganisations(trx, place)
    const after = wanted.filter((other) => other !== organisationId).toSorted()
    await replaceOrganisations(trx, place, after)
    await acrossOrganisations(trx, organisationId, async (all) => {
      for (const other of after) await addTypeToOrganisation(all, other, connector.sourceConnectorId)
    })
    await record({
      action: 'connector.organisations-changed',
      organisationId,
      target: connector.id,
      before: { organisations: before.join(' ') },
      after: { organisations: after.join(' ') },
    })
    return { message: manageMessages.organisationsSaved, data: null }
  })
}
