import { byName, type ClientConnector, type RefreshLog, type RefreshRun } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, conflict, notFound } from '../../http/http-error.ts'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { readInOrganisation } from '../../storage/organisation-scope.ts'
import { cancelRun } from '../../sync/refresh-runs.queries.ts'
import { leftOutOf, withAuthorisations } from '../connector-answers.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { everyConnectorOf } from '../connectors.queries.ts'
import { ownConnector, viewOf } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { currentLog } from './refresh.rules.ts'
import { runsMessages } from './runs.messages.ts'
import { latestRuns } from './runs.queries.ts'

/** Every connector this caller may see, of any type, without settings; or only those that may need attention. */
export function allConnectors(
  { storage }: Services,
  caller: Caller,
  orgId: string,
  only: { needingAttention: boolean },
): Promise<ClientConnector[]> {
  return readInOrganisation(storage.db, orgId, async (trx) => {
    const view = viewOf(caller, orgId)
    const rows = everyConnectorOf(trx, view, only)
    const chosen = { view, typeNameOrId: undefined }
    const connectors = await withAuthorisations(trx, caller, orgId, { rows, chosen })
    return connectors.map(({ connector }) => connector).toSorted((a, b) => byName(a.name, b.name))
  })
}

/** The runs of a page unless the caller requests another number. */
const RUNS_OF_PAGE = 200

/** The most connectors whose runs are requested by id. */
const MOST_CONNECTORS = 50

type RunsRequest = {
  orgId: string
  connectorType: string
  connectors?: string | undefined
  each?: number | undefined
  limit?: number | undefined
  before?: string | undefined
}

/** The latest runs of the visible connectors of a type, newest first. */
export async function refreshRunsOfType(
  { storage }: Services,
  caller: Caller,
  { orgId, connectorType, limit = RUNS_OF_PAGE, ...request }: RunsRequest,
): Promise<RefreshRun[]> {
  const connectors = request.connectors?.split(' ').filter((id) => id !== '')
  const ids = [...(connectors ?? []), ...(request.before === undefined ? [] : [request.before])]
  const count = connectors?.length ?? 1
  if (!ids.every(isUuid) || count === 0 || count > MOST_CONNECTORS) throw badRequest(runsMessages.unknownIds)
  const page = { typeNameOrId: connectorType, connectors, each: request.each, limit, before: request.before }
  const [type, rows] = await readInOrganisation(storage.db, orgId, (trx) =>
    Promise.all([connectorTypeByNameOrId(trx, connectorType), latestRuns(trx, viewOf(caller, orgId), page)]),
  )
  if (!type) throw notFound(manageMessages.unknownType)
  return rows.map(({ firstName, lastName, rows: written, leftOut, leftOutCause, ...run }) => ({
    ...run,
    rows: Number(written),
    leftOut: leftOutOf({ leftOut, leftOutCause }),
    requestedBy: firstName && fullName({ firstName, lastName: lastName ?? '' }),
  }))
}

/** Cancels a running refresh. Allowed for everyone who may start one. */
export async function cancelRefresh(
  services: Services,
  author: Author,
  { orgId, id }: { orgId: string; id: string },
): Promise<Written<RefreshLog>> {
  const { caller } = author
  const connector = await ownConnector(services.storage.db, caller, orgId, id)
  const { organisationId, id: connectorId } = connector
  const sentence = runsMessages.cancelledBy(fullName(caller))
  await auditedOrganisationTransaction(services, author, organisationId, async (trx, record) => {
    const run = { connectorId, userId: caller.userId, now: services.clock(), sentence }
    if (!(await cancelRun(trx, run))) throw conflict(runsMessages.nothingRuns)
    await record({ action: 'connector.refresh-cancelled', organisationId, target: connectorId })
  })
  return { message: runsMessages.cancelled, data: await currentLog(services, caller, connector) }
}

const fullName = ({ firstName, lastName }: Pick<Caller, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
