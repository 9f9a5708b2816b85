import {
  type Actor,
  assignedUserIds,
  type ClientConnector,
  can,
  type Id,
  sameId,
  type TypeOrKind,
} from '@tributary/domain'
import { type Plan, planOf } from '../../common/queue/plan.ts'
import { reconnectsOnSave } from '../manage-actions.ts'
import type { ConnectorForm } from './connector-form.ts'
import type { ConnectorStep } from './connector-step.ts'
import { propertyPhases } from './property-phases.ts'

/** Returns the plan that creates a connector, then its properties, then who may see it. */
export function createConnectorPlan(
  type: TypeOrKind,
  sourceConnectorId: Id,
  form: ConnectorForm,
  viewer: Actor | null,
): Plan<ConnectorStep> {
  const schedule = form.schedule.trim()
  const own = schedule !== '' && can(viewer, 'connectors.edit-schedule') ? { schedule } : {}
  return planOf<ConnectorStep>(
    [{ key: 'create', kind: 'create-connector', name: form.name.trim(), sourceConnectorId, ...own }],
    ...propertyPhases(type, [], form, viewer),
    userSteps({ properties: [] }, form),
  )
}

/** A stored connector. Its licences are present only when the viewer may change them. */
export type StoredConnector = Pick<
  ClientConnector,
  'name' | 'schedule' | 'status' | 'properties' | 'needsAuthorisation' | 'authorisation'
> & {
  /** The ids of the selected licences. */
  licences?: readonly Id[]
  /** Whether its type is authorised at a provider. Only the provider can connect it again. */
  requiresAuthorisation?: boolean
}

/**
 * Returns the plan that saves a connector: changed properties first, then the connector itself. A disconnected
 * connector is then connected again with the new settings, unless its provider has to authorise that.
 */
export function editConnectorPlan(
  type: TypeOrKind,
  connector: StoredConnector,
  form: ConnectorForm,
  viewer: Actor | null,
): Plan<ConnectorStep> {
  const { requiresAuthorisation = false } = connector
  const reconnects = reconnectsOnSave(connector, { type, requiresAuthorisation })
  const changes = {
    ...connectorChanges(connector, form, viewer),
    ...(reconnects ? { status: 'CONNECTED' as const } : {}),
  }
  return planOf<ConnectorStep>(
    ...propertyPhases(type, connector.properties, form, viewer),
    licenceSteps(connector, form, viewer),
    Object.keys(changes).length > 0 ? [{ key: 'update', kind: 'update-connector', ...changes }] : [],
    userSteps(connector, form),
  )
}

function connectorChanges(
  connector: Pick<ClientConnector, 'name' | 'schedule'>,
  form: ConnectorForm,
  viewer: Actor | null,
) {
  const name = form.name.trim()
  const schedule = form.schedule.trim() || null
  const reschedules = can(viewer, 'connectors.edit-schedule') && schedule !== connector.schedule
  return {
    ...(name === connector.name ? {} : { name }),
    ...(reschedules ? { schedule } : {}),
  }
}

function licenceSteps(
  connector: StoredConnector,
  form: ConnectorForm,
  viewer: Actor | null,
): ConnectorStep[] {
  const [stored, wanted] = [connector.licences, form.licences]
  if (!stored || !wanted || !can(viewer, 'connectors.edit-licences')) return []
  return isSame(stored, wanted) ? [] : [{ key: 'licences', kind: 'save-licences', licences: [...wanted] }]
}

function userSteps(
  connector: Pick<ClientConnector, 'properties'>,
  { users }: ConnectorForm,
): ConnectorStep[] {
  if (!users || isSame(assignedUserIds(connector), users)) return []
  return [{ key: 'users', kind: 'assign-users', users: [...users] }]
}

const isSame = (stored: readonly Id[], wanted: readonly Id[]): boolean =>
  stored.length === wanted.length && wanted.every((id) => stored.some((one) => sameId(one, id)))
