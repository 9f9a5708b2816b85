import {
  type ClientConnector,
  connectorKeyFor,
  type Id,
  isConnectionString,
  isSecretProperty,
  type TypeOrKind,
} from '@tributary/domain'
import * as sdk from '@tributary/sdk'
import { foldCase } from '@tributary/sdk/common'
import {
  type ConnectorStep,
  createConnectorPlan,
  editConnectorPlan,
  secretsToEnterAgain,
} from '@tributary/sdk/connectors'
import { type Change, changedFields, type FieldChange } from './change.ts'
import { kindFor, valueForApi } from './connector-kinds.ts'
import { exportConnector, kindOfConnector } from './export-connectors.ts'
import type { Current } from './read-current.ts'
import { refuseChanged } from './refuse-changed.ts'
import type { SecretReader } from './secrets.ts'
import type { SecretReference, WantedConnector } from './state-file.ts'

type Form = Parameters<typeof createConnectorPlan>[2]

export type ConnectorOptions = {
  readSecret: SecretReader
  /** Whether secrets that are stored already are sent again. */
  updateSecrets: boolean
}

/** A change of a connector, and the secrets that it needs. */
export type ConnectorChange = Change & { secrets: readonly SecretReference[] }

/** Finds the connector that a file describes: by its key, then by its name. */
export const existing = (
  { connectors }: Current,
  { key, name }: WantedConnector,
): ClientConnector | undefined =>
  connectors.find((one) => one.key === key) ?? connectors.find((one) => foldCase(one.name) === foldCase(name))

/** Plans the connectors. Deletions are those that the file does not have. */
export function planConnectors(
  current: Current,
  wanted: readonly WantedConnector[],
  options: ConnectorOptions,
): { changes: ConnectorChange[]; deletions: Change[] } {
  const kept = new Set(wanted.map((one) => existing(current, one)))
  return {
    changes: wanted.flatMap((one) => {
      const known = existing(current, one)
      return known ? edits(current, one, known, options) : [creation(current, one, options)]
    }),
    deletions: current.connectors
      .filter((one) => !kept.has(one))
      .map((one) => ({
        action: 'delete',
        what: 'connector',
        name: one.name,
        fields: [],
        run: async () => {
          await refuseChanged(current, one)
          await sdk.deleteConnector(current.client, { params: { orgId: current.orgId, id: one.id } })
        },
      })),
  }
}

function creation(current: Current, wanted: WantedConnector, options: ConnectorOptions): ConnectorChange {
  const { name, type, properties = {} } = wanted
  const firstName = firstNameOf(wanted)
  const source = properties['custom.source']
  const kind = kindFor(current, type, typeof source === 'string' ? source : undefined)
  const sent = Object.keys(properties)
  const run = async () => {
    const typeId = current.types.find((one) => one.type === type.toLowerCase())?.id ?? type
    const form = { ...(await formOf(current, wanted, options, { kind, sent })), name: firstName }
    const place = { current, id: '' as Id }
    for (const step of createConnectorPlan(kind, typeId, form, current.viewer).flat()) await make(place, step)
    const params = { orgId: current.orgId, id: place.id }
    if (firstName !== name) await sdk.updateConnector(current.client, { params, body: { name } })
    if (wanted.paused) await sdk.pauseSchedule(current.client, { params })
  }
  const fields = fieldsOf({}, wanted).filter(({ field }) => field !== 'name')
  return { action: 'create', what: 'connector', name, fields, run, secrets: secretsOf(wanted, sent) }
}

/** Returns the name to add a connector under. Its key comes from this name, so that of a file may be its first name. */
function firstNameOf({ name, originalName = name, key, type }: WantedConnector): string {
  const isSlug = key !== undefined && connectorKeyFor(key, '') === key
  return isSlug && connectorKeyFor(originalName, type.toLowerCase()) !== key ? key : originalName
}

function edits(
  current: Current,
  wanted: WantedConnector,
  known: ClientConnector,
  options: ConnectorOptions,
): ConnectorChange[] {
  const kind = kindOfConnector(current, known)
  const before = exportConnector(current, known)
  const sent = secretsToSend(current, wanted, known, kind, options)
  const changed = changedFields(fieldsOf(before, wanted))
  const again = sent.filter((name) => !changed.some(({ field }) => field === name))
  const fields = [...changed, ...again.map((field) => ({ field, before: 'stored', after: 'sent again' }))]
  if (fields.length === 0) return []
  const run = async () => {
    await refuseChanged(current, known)
    const form = await formOf(current, wanted, options, { kind, sent, known })
    const place = { current, id: known.id }
    for (const step of editConnectorPlan(kind, known, form, current.viewer).flat()) await make(place, step)
    const params = { orgId: current.orgId, id: known.id }
    if (wanted.paused && !known.pausedAt) await sdk.pauseSchedule(current.client, { params })
    if (!wanted.paused && known.pausedAt && wanted.schedule)
      await sdk.resumeSchedule(current.client, { params })
  }
  return [
    { action: 'change', what: 'connector', name: wanted.name, fields, run, secrets: secretsOf(wanted, sent) },
  ]
}

/** Returns the secrets to send: new ones, those for a new place, and on request all. A stored secret cannot be compared. */
function secretsToSend(
  current: Current,
  { properties = {} }: WantedConnector,
  known: ClientConnector,
  kind: TypeOrKind,
  { updateSecrets }: ConnectorOptions,
): string[] {
  const stored = new Map(known.properties.map(({ name, value }) => [name, value]))
  const entered = new Map(
    Object.entries(properties).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, valueForApi(current, name, value)]] : [],
    ),
  )
  const strays = new Set(secretsToEnterAgain(kind, stored, entered))
  return Object.entries(properties).flatMap(([name, value]) =>
    typeof value !== 'string' && (updateSecrets || !stored.has(name) || strays.has(name)) ? [name] : [],
  )
}

const secretsOf = ({ properties = {} }: WantedConnector, names: readonly string[]): SecretReference[] =>
  names.flatMap((name) => {
    const value = properties[name]
    return value === undefined || typeof value === 'string' ? [] : [value]
  })

type Sending = { kind: TypeOrKind; sent: readonly string[]; known?: ClientConnector }

async function formOf(
  current: Current,
  { name, schedule, properties, users }: WantedConnector,
  { readSecret }: ConnectorOptions,
  { kind, sent, known }: Sending,
): Promise<Form> {
  // What the file leaves out stays. A stored secret is kept by a blank value, a connection string by its visible part.
  const stored = known?.properties ?? []
  const kept = stored.filter(
    (one) => !properties || isSecretProperty(kind, one.name) || isConnectionString(one.name),
  )
  const values = new Map(kept.map((one) => [one.name, one.value]))
  for (const [property, value] of Object.entries(properties ?? {})) {
    if (typeof value === 'string') values.set(property, valueForApi(current, property, value))
    else if (sent.includes(property)) {
      const read = await readSecret(value)
      values.set(property, 'value' in read ? read.value : '')
    }
  }
  const ids = users?.flatMap(
    (email) => current.users.find((user) => foldCase(user.emailAddress) === foldCase(email))?.id ?? [],
  )
  return { name, schedule: schedule ?? '', values, ...(ids && { users: ids }) }
}

/** Makes one call of a plan of the SDK. */
async function make(place: { current: Current; id: Id }, step: ConnectorStep): Promise<void> {
  const { client, orgId } = place.current
  const params = { orgId, connectorId: place.id }
  if (step.kind === 'create-connector') {
    const { name, sourceConnectorId, schedule } = step
    const body = { name, sourceConnectorId, ...(schedule && { schedule }) }
    place.id = (await sdk.createConnector(client, { params: { orgId }, body })).id
  } else if (step.kind === 'update-connector') {
    const { key: _, kind: __, ...body } = step
    await sdk.updateConnector(client, { params: { orgId, id: place.id }, body })
  } else if (step.kind === 'add-properties') {
    const body = step.properties.map((one) => ({ ...one, clientConnectorId: place.id }))
    await sdk.addProperties(client, { params, body })
  } else if (step.kind === 'update-properties')
    await sdk.updateProperties(client, { params, body: step.properties })
  else if (step.kind === 'delete-property')
    await sdk.deleteProperty(client, { params: { ...params, propertyId: step.propertyId } })
  else if (step.kind === 'assign-users')
    await sdk.assignUsers(client, { params: { id: place.id }, body: { users: step.users } })
}

/** The fields of a plan. Lists that the file leaves out do not change. */
function fieldsOf(before: Partial<WantedConnector>, after: WantedConnector): FieldChange[] {
  const field = (name: string, was: string | undefined, is: string | undefined): FieldChange => ({
    field: name,
    before: was || null,
    after: is || null,
  })
  const names = [
    ...new Set([...Object.keys(before.properties ?? {}), ...Object.keys(after.properties ?? {})]),
  ]
  const properties = names.flatMap((name) => {
    const [was, is] = [before.properties?.[name], after.properties?.[name]]
    // A stored secret that the file does not mention stays. A new place for the same secret changes nothing.
    if (typeof was === 'object' && typeof is !== 'string') return []
    return [field(name, shownValue(was), shownValue(is))]
  })
  return [
    field('name', before.name, after.name),
    field('schedule', before.schedule, after.schedule),
    field('paused', before.paused ? 'yes' : 'no', after.paused ? 'yes' : 'no'),
    ...(after.properties ? properties : []),
    ...(after.users ? [field('users', listed(before.users), listed(after.users))] : []),
  ].filter(
    (one) => one.before !== one.after && !(one.field === 'paused' && !before.name && one.after === 'no'),
  )
}

const shownValue = (value: string | SecretReference | undefined): string | undefined => {
  if (value === undefined || typeof value === 'string') return value
  return 'fromEnv' in value ? `secret from ${value.fromEnv}` : `secret from the file ${value.fromFile}`
}

const listed = (names: readonly string[] | undefined): string | undefined =>
  names
    ?.map((name) => name.toLowerCase())
    .toSorted()
    .join(', ')
