import type { ClientConnector } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import { conflict } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { ConnectorRow } from '../connectors.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { setPaused } from './connector-writes.queries.ts'
import { connectorNow, lockedConnector } from './manage.rules.ts'

type OfConnector = { orgId: string; id: string }

/** Pauses the schedule of a connector. The schedule itself stays. */
export const pauseSchedule = (services: Services, author: Author, place: OfConnector) =>
  setPause(services, author, place, true)

/** Resumes a paused schedule, which counts from now: times that were missed start no refresh. */
export const resumeSchedule = (services: Services, author: Author, place: OfConnector) =>
  setPause(services, author, place, false)

/** A pause that is repeated keeps its start, and is not recorded again. */
function setPause(
  services: Services,
  author: Author,
  { orgId, id }: OfConnector,
  paused: boolean,
): Promise<Written<ClientConnector>> {
  const { action, message } = paused ? pausing : resuming
  return auditedOrganisationTransaction(services, author, orgId, async (trx, record) => {
    const before = await lockedConnector(trx, author.caller, orgId, id)
    refuseWithoutSchedule(before)
    const { organisationId, schedule } = before
    if (await setPaused(trx, organisationId, id, paused ? services.clock() : null))
      await record({ action, organisationId, target: id, after: { schedule } })
    return { message, data: await connectorNow(trx, author.caller, before) }
  })
}

const pausing = { action: 'connector.paused', message: manageMessages.paused }
const resuming = { action: 'connector.resumed', message: manageMessages.resumed }

function refuseWithoutSchedule({ status, schedule }: ConnectorRow) {
  if (status === 'DELETED') throw conflict(manageMessages.alreadyDeleted)
  if (schedule === null) throw conflict(manageMessages.noSchedule)
}
