import {
  type Actor,
  type ClientConnector,
  type ConnectorProperty,
  can,
  type Id,
  isConnectionString,
  isSecretProperty,
  sameId,
} from '@tributary/domain'
import { type Plan, planOf } from '../../links/plan.ts'
import { connectorStanding } from '../connector-standing.ts'
import { boundSecrets } from './bound-secrets.ts'
import { buildConnectionString, parseConnectionString } from './connection-string.ts'
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
  | { kind: 'save-licences'; licences: Id[] }
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
    ...propertyPhases(type, [], form, viewer),
  )
}

/** A connector as it is stored; its licences only where somebody may change them. */
export type StoredConnector = Pick<ClientConnector, 'name' | 'schedule' | 'status' | 'properties'> & {
  licences?: readonly Id[]
}

/**
 * What saving a connector takes: its changed properties, and when they are in, the connector itself. A disconnected one
 * is connected again, so it starts with the new settings (requirements CPROP-21 and CONNMAN-28).
 */
export function editConnectorPlan(
  type: string,
  connector: StoredConnector,
  form: ConnectorForm,
  viewer: Actor | null,
): Plan<ConnectorStep> {
  const changes = connectorChanges(connector, form, viewer)
  return planOf<ConnectorStep>(
    ...propertyPhases(type, connector.properties, form, viewer),
    licenceSteps(connector, form, viewer),
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

function licenceSteps(
  connector: StoredConnector,
  form: ConnectorForm,
  viewer: Actor | null,
): ConnectorStep[] {
  const [stored, wanted] = [connector.licences, form.licences]
  if (!stored || !wanted || !can(viewer, 'connectors.edit-licences')) return []
  const same = stored.length === wanted.length && wanted.every((id) => stored.some((one) => sameId(one, id)))
  return same ? [] : [{ key: 'licences', kind: 'save-licences', licences: [...wanted] }]
}

type Row = { name: string; secret: boolean; value: string; known: ConnectorProperty | undefined }

function rowsOf(
  type: string,
  stored: readonly ConnectorProperty[],
  form: ConnectorForm,
  viewer: Actor | null,
): Row[] {
  return editableProperties(type, viewer).map(({ name }) => {
    const secret = isSecretProperty(type, name)
    const entered = form.values.get(name) ?? ''
    const known = stored.find((property) => property.name === name)
    return { name, secret, known, value: secret && entered.trim() !== '' ? entered : entered.trim() }
  })
}

/** A connection string that is told with the flag or without is the same one, and no other told secret is. */
function isUnchanged({ name, secret, value, known }: Row): boolean {
  if (!isConnectionString(name)) return !secret && value === known?.value
  const [one, other] = [value, known?.value ?? ''].map((text) => {
    const fields = parseConnectionString(text)
    return (
      fields &&
      buildConnectionString({ ...fields, multipleActiveResultSets: fields.multipleActiveResultSets ?? false })
    )
  })
  return one === other
}

/**
 * What happens to the properties, one kind of call after the other. The server lets no stored secret travel to another
 * place than it was entered for, so one that goes is gone before its place changes, one whose place is new is entered
 * together with it, and a place that goes is emptied together with the change of its secret.
 */
function propertyPhases(
  type: string,
  stored: readonly ConnectorProperty[],
  form: ConnectorForm,
  viewer: Actor | null,
): ConnectorStep[][] {
  const rows = rowsOf(type, stored, form, viewer)
  const boundTo = ({ name }: Row) =>
    rows.filter((row) => row.name !== name && boundSecrets(type, name).includes(row.name))
  const isEmptied = ({ value, known }: Row) => value === '' && known !== undefined
  const isNew = ({ value, known }: Row) => value !== '' && !known
  const goes = (row: Row) => isEmptied(row) && (row.known?.value !== '' || form.cleared?.has(row.name))
  const entersAnew = rows
    .filter(isNew)
    .flatMap(boundTo)
    .filter(({ value, known }) => value !== '' && known)
  const staysEmpty = (row: Row) =>
    isEmptied(row) && boundTo(row).some(({ value, known }) => value !== '' && known)
  const changed = rows.filter(
    (row) =>
      (row.known && row.value !== '' && !entersAnew.includes(row) && !isUnchanged(row)) ||
      (staysEmpty(row) && row.known?.value !== ''),
  )
  const added = [...rows.filter(isNew), ...entersAnew]
  const gone = rows.filter((row) => goes(row) && !staysEmpty(row))
  return [
    deletions([...entersAnew, ...gone.filter(({ secret }) => secret)]),
    changed.length > 0
      ? [{ key: 'change', kind: 'update-properties', properties: changed.flatMap(changeOf) }]
      : [],
    added.length > 0
      ? [
          {
            key: 'add',
            kind: 'add-properties',
            properties: added.map(({ name, value }) => ({ name, value })),
          },
        ]
      : [],
    deletions(gone.filter(({ secret }) => !secret)),
  ]
}

const changeOf = ({ name, value, known }: Row): ChangedProperty[] =>
  known ? [{ id: known.id, name, value }] : []

const deletions = (rows: readonly Row[]): ConnectorStep[] =>
  rows.flatMap(({ name, known }) =>
    known ? [{ key: `delete ${name}`, kind: 'delete-property', propertyId: known.id }] : [],
  )
