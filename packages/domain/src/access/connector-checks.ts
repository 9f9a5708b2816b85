import { statusNameOf } from '../configuration/status.ts'
import { isExcel } from '../connectors/catalogue.ts'
import { type Id, sameId } from '../id.ts'
import { can } from '../session/abilities.ts'
import { roles } from '../session/roles.ts'
import type { CheckFault, CheckResult, Remedy } from './access-answer.ts'
import type {
  AccessFacts,
  ConnectorFacts,
  QuestionTarget,
  QuestionUser,
  RefreshOutcome,
} from './access-question.ts'
import type { MemberAccess } from './past-access.ts'

type Target = Extract<QuestionTarget, { kind: 'connector' | 'table' }>

/** The checks of a connector, and of a table that it writes. */
export function connectorChecks(
  user: QuestionUser | undefined,
  target: Target,
  { connectors, tables, onlyGranted }: AccessFacts,
): CheckResult[] {
  const id = target.kind === 'connector' ? target.id : target.connectorId
  const connector = connectors.find((one) => sameId(one.id, id))
  if (!connector && onlyGranted)
    return [{ kind: 'assigned', fault: 'not-assigned', remedy: { kind: 'assign', connectorId: id } }]
  const [exists, ...flow] = flowChecks(connector)
  const checks: CheckResult[] = [
    exists,
    ...(connector && isExcel(connector.type) ? [roleCheck(user)] : []),
    assignedCheck(user, id),
    ...flow,
  ]
  return target.kind === 'connector' ? checks : [...checks, ...tableChecks(target, tables)]
}

/** The checks of a connector that do not depend on a user: whether rows arrive through it. */
export function flowChecks(connector: ConnectorFacts | undefined): [CheckResult, ...CheckResult[]] {
  const isThere = connector !== undefined && connector.link !== 'deleted'
  return [
    isThere ? { kind: 'exists' } : { kind: 'exists', fault: connector ? 'deleted' : 'missing' },
    connectedCheck(connector),
    refreshedCheck(connector),
    scheduledCheck(connector),
  ]
}

/** The role as an actor. A role that is not known or not visible may do nothing. */
function actorOf(name: string | null = null) {
  const known = roles.find((role) => role.name.toLowerCase() === name?.toLowerCase())
  return name === null ? null : { role: name, roleLevel: known?.level ?? roles.length }
}

const roleCheck = (user: QuestionUser | undefined): CheckResult =>
  can(actorOf(user?.role?.name), 'excel.open')
    ? { kind: 'role' }
    : { kind: 'role', fault: 'role-too-low', remedy: { kind: 'change-role' } }

const mayUseAccount = (status: { name: string } | null) =>
  !['locked', 'archived'].includes(statusNameOf(status))

/** Whether the role of a member gave them every connector. A locked or archived user had none. */
export const hadEveryConnector = ({ role, status }: Pick<MemberAccess, 'role' | 'status'>): boolean =>
  mayUseAccount(status === null ? null : { name: status }) && can(actorOf(role), 'connectors.see-all')

/** Whether a user sees a connector, whatever its state. A locked or archived user sees none. */
export function maySeeConnector(
  user: QuestionUser,
  { id, type }: Pick<ConnectorFacts, 'id' | 'type'>,
): boolean {
  if (!mayUseAccount(user.status)) return false
  const checks = [assignedCheck(user, id), ...(isExcel(type) ? [roleCheck(user)] : [])]
  return checks.every(({ fault }) => fault === undefined)
}

/** An administrator sees every connector. Others see those that are assigned to them. */
function assignedCheck(user: QuestionUser | undefined, connectorId: Id): CheckResult {
  const own = user?.connectors.some(({ id }) => sameId(id, connectorId))
  if (own || can(actorOf(user?.role?.name), 'connectors.see-all')) return { kind: 'assigned' }
  return { kind: 'assigned', fault: 'not-assigned', remedy: { kind: 'assign', connectorId } }
}

function connectedCheck(connector: ConnectorFacts | undefined): CheckResult {
  if (!connector || connector.link === 'connected' || connector.link === 'deleted')
    return { kind: 'connected' }
  const kind = connector.link === 'disconnected' ? 'reconnect' : 'authorise'
  return { kind: 'connected', fault: connector.link, remedy: { kind, connectorId: connector.id } }
}

type ConnectorRemedy = Extract<Remedy, { connectorId: Id }>['kind']

/** A running refresh is only a reason while nothing has been loaded yet. */
const unfinished: Partial<Record<RefreshOutcome, { fault: CheckFault; remedy: ConnectorRemedy }>> = {
  never: { fault: 'never-refreshed', remedy: 'refresh' },
  stuck: { fault: 'stuck', remedy: 'retry' },
  incomplete: { fault: 'incomplete', remedy: 'history' },
  cancelled: { fault: 'cancelled', remedy: 'retry' },
  refused: { fault: 'refused', remedy: 'fix' },
  failed: { fault: 'refresh-failed', remedy: 'fix' },
}

function refreshedCheck(connector: ConnectorFacts | undefined): CheckResult {
  if (!connector) return { kind: 'refreshed' }
  const { id: connectorId, refresh, loadedAt } = connector
  if (refresh === 'running' && !loadedAt)
    return { kind: 'refreshed', fault: 'refreshing', remedy: { kind: 'wait', connectorId } }
  const why = unfinished[refresh]
  return why
    ? { kind: 'refreshed', fault: why.fault, remedy: { kind: why.remedy, connectorId } }
    : { kind: 'refreshed' }
}

const scheduledCheck = (connector: ConnectorFacts | undefined): CheckResult =>
  connector?.paused
    ? { kind: 'scheduled', fault: 'paused', remedy: { kind: 'resume', connectorId: connector.id } }
    : { kind: 'scheduled' }

function tableChecks(
  { connectorId, schema, name }: Extract<Target, { kind: 'table' }>,
  tables: AccessFacts['tables'],
): CheckResult[] {
  const table = tables.find(
    (one) => sameId(one.connectorId, connectorId) && one.schema === schema && one.name === name,
  )
  const remedy = { kind: 'history', connectorId } as const
  return [
    table ? { kind: 'loaded' } : { kind: 'loaded', fault: 'not-loaded', remedy },
    table?.rows === 0 ? { kind: 'has-rows', fault: 'empty', remedy } : { kind: 'has-rows' },
  ]
}
