import {
  type Actor,
  type ClientConnector,
  type ConnectorProperty,
  can,
  type Id,
  isSecretProperty,
} from '@tributary/domain'
import { type Plan, planOf } from '../../links/plan.ts'
import { connectorStanding } from '../connector-standing.ts'
import { type ConnectorForm, editableProperties } from './connector-form.ts'

type NewProperty = { name: string; value: string }
type ChangedProperty = NewProperty & { id: Id }

/**
 * A call of the properties editor. Those that set properties of a new connector mean the one whose id
 * `create-connector` has answered.
 */
export type ConnectorStep = { key: string } & (
  | { kind: 'create-connector'; name: string; sourceConnectorId: Id; schedule?: string }
  | { kind: 'update-connector'; name?: string; schedule?: string | null; status?: 'CONNECTED' }
  | { kind: 'add-properties'; properties: NewProperty[] }
  | { kind: 'update-properties'; properties: ChangedProperty[] }
  | { kind: 'delete-property'; propertyId: Id }
)

/** What creating a connector takes: itself, then its properties (requirement CPROP-21). */
export function createConnectorPlan(
  type: string,
  sourceConnectorId: Id,
  form: ConnectorForm,
  viewer: Actor | null,
): Plan<ConnectorStep> {
  const schedule = form.schedule.trim()
  const own = schedule !== '' && can(viewer, 'connectors.edit-schedule') ? { schedule } : {}
  return planOf<ConnectorStep>(
    [{ key: 'create', kind: 'create-connector', name: form.name.trim(), sourceConnectorId, ...own }],
    propertySteps(type, [], form, viewer),
  )
}

/**
 * What saving a connector takes: its changed properties, and when they are in, the connector itself. A disconnected one
 * is connected again, so it starts with the new settings (requirements CPROP-21 and CONNMAN-28).
 */
export function editConnectorPlan(
  type: string,
  connector: Pick<ClientConnector, 'name' | 'schedule' | 'status' | 'properties'>,
  form: ConnectorForm,
  viewer: Actor | null,
): Plan<ConnectorStep> {
  const changes = connectorChanges(connector, form, viewer)
  return planOf<ConnectorStep>(
    propertySteps(type, connector.properties, form, viewer),
    Object.keys(changes).length > 0 ? [{ key: 'update', kind: 'update-connector', ...changes }] : [],
  )
}

function connectorChanges(
  connector: Pick<ClientConnector, 'name' | 'schedule' | 'status'>,
  form: ConnectorForm,
  viewer: Actor | null,
) {
  const name = form.name.trim()
  const schedule = form.schedule.trim() || null
  const reschedules = can(viewer, 'connectors.edit-schedule') && schedule !== connector.schedule
  return {
    ...(name === connector.name ? {} : { name }),
    ...(reschedules ? { schedule } : {}),
    ...(connectorStanding(connector.status) === 'disconnected' ? { status: 'CONNECTED' as const } : {}),
  }
}

function propertySteps(
  type: string,
  stored: readonly ConnectorProperty[],
  form: ConnectorForm,
  viewer: Actor | null,
): ConnectorStep[] {
  const rows = editableProperties(type, viewer).map(({ name }) => {
    const secret = isSecretProperty(type, name)
    const entered = form.values.get(name) ?? ''
    const known = stored.find((property) => property.name === name)
    return { name, secret, known, value: secret && entered.trim() !== '' ? entered : entered.trim() }
  })
  const added = rows.flatMap(({ name, value, known }) => (value !== '' && !known ? [{ name, value }] : []))
  // A stored secret is told as '', so that every new one differs.
  const changed = rows.flatMap(({ name, value, known }) =>
    value !== '' && known && value !== known.value ? [{ id: known.id, name, value }] : [],
  )
  const gone = rows.flatMap(({ name, value, known, secret }) =>
    value === '' && known && (!secret || form.cleared?.has(name)) ? [{ name, propertyId: known.id }] : [],
  )
  return [
    ...(changed.length > 0
      ? [{ key: 'change', kind: 'update-properties' as const, properties: changed }]
      : []),
    ...(added.length > 0 ? [{ key: 'add', kind: 'add-properties' as const, properties: added }] : []),
    ...gone.map(({ name, propertyId }) => ({
      key: `delete ${name}`,
      kind: 'delete-property' as const,
      propertyId,
    })),
  ]
}
