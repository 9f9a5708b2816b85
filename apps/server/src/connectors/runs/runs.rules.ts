import { byName, type ClientConnector, type RefreshLog, type RefreshRun } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import { type Author, auditedOrganisationTransaction } from '../../audit/audited-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest, conflict, notFound } from '../../http/http-error.ts'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { readInOrganisation } from '../../storage/organisation-scope.ts'
import { cancelRun } from '../../sync/refresh-runs.queries.ts'
import { leftOutOf, withAssigned } from '../connector-answers.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { everyConnectorOf } from '../connectors.queries.ts'
import { ownConnector, viewOf } from '../connectors.rules.ts'
import { manageMessages } from '../manage.messages.ts'
import { connectorIds } from './connector-ids.ts'
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
    const connectors = await withAssigned(trx, caller, orgId, { rows, chosen })
    return connectors.map(({ connector }) => connector).toSorted((a, b) => byName(a.name, b.name))
  })
}

/** The runs of a page unless the caller requests another number. */
const RUNS_OF_PAGE = 200

/** The most runs if all are requested of some connectors. */
const RUNS_OF_CONNECTORS = 1_500

type RunsRequest = {
  orgId: string
  connectorType?: string | undefined
  connectors?: string | undefined
  each?: number | undefined
  limit?: number | undefined
  before?: string | undefined
}

/** The latest runs of the visible connectors of a type, or of some connectors, newest first. */
export async function refreshRuns(
  { storage }: Services,
  caller: Caller,
  { orgId, connectorType, each, before, ...request }: RunsRequest,
): Promise<RefreshRun[]> {
  const connectors = connectorIds(request.connectors)
  if (before !== undefined && !isUuid(before)) throw badRequest(runsMessages.unknownRun)
  if (!connectors && connectorType === undefined) throw badRequest(runsMessages.whichConnectors)
  const limit = request.limit ?? pageLength(connectors, each)
  const page = { typeNameOrId: connectorType, connectors, each, limit, before }
  const [type, rows] = await readInOrganisation(storage.db, orgId, (trx) =>
    Promise.all([
      connectorType === undefined || connectorTypeByNameOrId(trx, connectorType),
      latestRuns(trx, viewOf(caller, orgId), page),
    ]),
  )
  if (!type) throw notFound(manageMessages.unknownType)
  return rows.map(({ firstName, lastName, rows: written, leftOut, leftOutCause, ...run }) => ({
    ...run,
    rows: Number(written),
    leftOut: leftOutOf({ leftOut, leftOutCause }),
    requestedBy: firstName && fullName({ firstName, lastName: lastName ?? '' }),
  }))
}

/** The runs of a page without a limit: all that were requested of some connectors, otherwise the usual number. */
const pageLength = (connectors: readonly string[] | undefined, each: number | undefined) =>
  connectors && each
    ? Math.min(Math.max(connectors.length * each, RUNS_OF_PAGE), RUNS_OF_CONNECTORS)
    : RUNS_OF_PAGE

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
