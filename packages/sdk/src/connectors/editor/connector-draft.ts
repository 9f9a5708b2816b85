import type { Actor, ClientConnector, Id, PropertySpec } from '@tributary/domain'
import { isConnectionString } from '@tributary/domain'
import {
  buildConnectionString,
  type ConnectionFields,
  noConnection,
  parseConnectionString,
} from './connection-string.ts'
import { type ConnectorForm, connectorFormErrors, editableProperties } from './connector-form.ts'
import type { StoredConnector } from './connector-plan.ts'
import { editorMessages } from './editor.messages.ts'
import { connectionErrors } from './property-error.ts'
import { connectionKeyLabel, propertyLabel } from './property-label.ts'

/**
 * The properties editor as its fields hold it: a text for each by its name. Connection strings are taken apart, a flag is
 * `True` or `False`, and a saved secret that is to go has `yes` under {@link clearing}.
 */
export type ConnectorDraft = {
  readonly name: string
  readonly schedule: string
  /** The chosen licences as {@link licencesText} writes them; '' where they are not asked for. */
  readonly licences: string
  readonly [field: string]: string
}

/** One field of the properties editor. Its name is the property's, with the key after a slash for connection strings. */
export type DraftField = {
  name: string
  property: string
  label: string
  input: 'text' | 'date' | 'list' | 'flag'
  required: boolean
  /** Typed in dots, and never told again. */
  secret: boolean
}

/** The name under which a draft says that a saved secret is to go. */
export const clearing = (field: string): string => `clear ${field}`

const parts = {
  'data source': 'dataSource',
  'initial catalog': 'initialCatalog',
  'user id': 'userId',
  password: 'password',
  multipleActiveResultSets: 'multipleActiveResultSets',
} as const satisfies Record<string, keyof ConnectionFields>

const partOf = (key: string) => (Object.hasOwn(parts, key) ? parts[key as keyof typeof parts] : null)
const partName = (property: string, key: string): string => `${property}/${key}`

/** The fields of one property: one, or those of its connection string. */
export function draftFields(spec: PropertySpec): DraftField[] {
  const { name, input, required = false, secret = false, keys = [] } = spec
  if (input !== 'connection-string')
    return [{ name, property: name, label: propertyLabel(name), input, required, secret }]
  return keys.map((key) => ({
    name: partName(name, key),
    property: name,
    label: connectionKeyLabel(key),
    input: key === 'multipleActiveResultSets' ? 'flag' : 'text',
    required,
    secret: key === 'password',
  }))
}

/** Every field of a draft, in the order of the screen, those that clear saved secrets included. */
export function draftNames(type: string, viewer: Actor | null): string[] {
  const fields = editableProperties(type, viewer).flatMap(draftFields)
  const clears = fields.filter(({ secret }) => secret).map(({ name }) => clearing(name))
  return ['name', ...fields.map(({ name }) => name), 'schedule', 'licences', ...clears]
}

/** Licences as a draft holds them: the same text for the same ones, in whatever order. */
export const licencesText = (ids: readonly Id[]): string => JSON.stringify(ids.map(String).toSorted())

/** The licences of a draft; null where they are not asked for. */
export const licencesIn = (draft: ConnectorDraft): string[] | null =>
  // A list of texts, since nothing else is ever written there.
  draft.licences === '' ? null : (JSON.parse(draft.licences) as string[])

type Stored = Pick<StoredConnector, 'name' | 'schedule' | 'properties' | 'licences'>

function valuesOf(spec: PropertySpec, value: string): [string, string][] {
  if (spec.input !== 'connection-string') return [[spec.name, spec.secret ? '' : value]]
  const read = parseConnectionString(value) ?? noConnection
  return (spec.keys ?? []).map((key) => {
    const part = partOf(key)
    const held = part === null ? '' : read[part]
    return [partName(spec.name, key), typeof held === 'string' ? held : held ? 'True' : 'False']
  })
}

/** What the editor begins with: what is stored, without secrets, or nothing of a new connector. */
export function connectorDraft(type: string, connector: Stored | null, viewer: Actor | null): ConnectorDraft {
  const told = new Map(connector?.properties.map(({ name, value }) => [name, value]))
  const blank = Object.fromEntries(draftNames(type, viewer).map((name) => [name, '']))
  const values = editableProperties(type, viewer).flatMap((spec) => valuesOf(spec, told.get(spec.name) ?? ''))
  const licences = connector?.licences ? licencesText(connector.licences) : ''
  const own = { name: connector?.name ?? '', schedule: connector?.schedule ?? '', licences }
  return { ...blank, ...Object.fromEntries(values), ...own }
}

/** What a copy of a connector begins with: everything but its secrets and its people. */
export const clonedDraft = (type: string, from: Stored, viewer: Actor | null): ConnectorDraft => ({
  ...connectorDraft(type, from, viewer),
  name: editorMessages.copyOf(from.name),
  licences: '',
})

function connectionOf(spec: PropertySpec, draft: ConnectorDraft): ConnectionFields {
  const held = (key: string) => draft[partName(spec.name, key)] ?? ''
  const flag = spec.keys?.includes('multipleActiveResultSets')
  return {
    dataSource: held('data source').trim(),
    initialCatalog: held('initial catalog').trim(),
    userId: held('user id').trim(),
    password: held('password'),
    multipleActiveResultSets: flag ? held('multipleActiveResultSets') === 'True' : null,
  }
}

/** A draft as it is judged and sent. */
export function connectorForm(type: string, draft: ConnectorDraft, viewer: Actor | null): ConnectorForm {
  const specs = editableProperties(type, viewer)
  const entered = (spec: PropertySpec) =>
    spec.input === 'connection-string'
      ? buildConnectionString(connectionOf(spec, draft))
      : (draft[spec.name] ?? '')
  const isCleared = (spec: PropertySpec) =>
    draftFields(spec).some(({ name }) => draft[clearing(name)] === 'yes' && draft[name] === '')
  const licences = licencesIn(draft)
  return {
    name: draft.name,
    schedule: draft.schedule,
    values: new Map(specs.map((spec) => [spec.name, entered(spec)])),
    cleared: new Set(specs.filter(isCleared).map(({ name }) => name)),
    ...(licences && { licences }),
  }
}

/** Whose draft it is: a connector that is there, or nobody's yet. */
export type DraftOf = {
  type: string
  connector: Pick<ClientConnector, 'properties'> | null
  viewer: Actor | null
}

/** Every message of a draft by the name of its field; empty when it may be sent. */
export function draftErrors(
  { type, connector, viewer }: DraftOf,
  draft: ConnectorDraft,
): Map<string, string> {
  const errors = connectorFormErrors(type, connectorForm(type, draft, viewer), connector, viewer)
  const strings = editableProperties(type, viewer).filter(({ name }) => isConnectionString(name))
  const ofParts = strings.flatMap((spec) => connectionPartErrors(spec, draft, errors.get(spec.name)))
  for (const { name } of strings) errors.delete(name)
  return new Map([...errors, ...ofParts])
}

function connectionPartErrors(spec: PropertySpec, draft: ConnectorDraft, whole: string | undefined) {
  const fields = connectionOf(spec, draft)
  const wrong = connectionErrors(fields)
  const messages = (spec.keys ?? []).flatMap((key) => {
    const part = partOf(key)
    const message = part && wrong[part]
    return message ? [[partName(spec.name, key), message] as const] : []
  })
  if (messages.length > 0 || whole === undefined) return messages
  return [
    [partName(spec.name, whole === editorMessages.enterAgain ? 'password' : 'data source'), whole] as const,
  ]
}

/**
 * What trying a connection sends: everything that is filled in or was emptied, and each saved secret that stays as a blank
 * one. A connection that was told and is blank now is none: then we store the data.
 */
export function draftSettings({ type, connector, viewer }: DraftOf, draft: ConnectorDraft) {
  const { values, cleared } = connectorForm(type, draft, viewer)
  const stored = new Map(connector?.properties.map(({ name, value }) => [name, value]))
  const isSent = ({ name, secret }: PropertySpec): boolean => {
    if (values.get(name)?.trim()) return true
    if (!stored.has(name)) return false
    return !secret || (!cleared?.has(name) && stored.get(name) === '')
  }
  return editableProperties(type, viewer)
    .filter(isSent)
    .map(({ name }) => ({ name, value: values.get(name) ?? '' }))
}

/** Whether a secret is saved for this field, and may therefore be left blank. */
export function isSecretSaved(connector: DraftOf['connector'], { property }: DraftField): boolean {
  return connector?.properties.some(({ name }) => name === property) ?? false
}
