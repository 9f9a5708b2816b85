import {
  type Actor,
  type Id,
  type PropertySpec,
  safeName,
  type TypeOrKind,
  truncateToBytes,
} from '@tributary/domain'
import { noConnection, parseConnectionString } from './connection-string.ts'
import { editableProperties } from './connector-form.ts'
import type { StoredConnector } from './connector-plan.ts'
import { draftNames, partName, partOf } from './draft-fields.ts'
import { editorMessages } from './editor.messages.ts'

/**
 * The values of the properties editor: a text per field. Connection strings are split into parts, a flag is `True` or
 * `False`, and a saved secret to remove has `yes` under {@link clearFieldKey}.
 */
export type ConnectorDraft = {
  /** The name on screen. */
  readonly name: string
  /** A cron expression in UTC; empty without a schedule. */
  readonly schedule: string
  /** The chosen licences as {@link idsText} writes them; '' when licences are not editable. */
  readonly licences: string
  /** The users who may see a new connector, as {@link idsText} writes them; '' for none, and for an edited connector. */
  readonly users: string
  readonly [field: string]: string
}

/** Writes ids as a draft stores them. Their order does not matter. */
export const idsText = (ids: readonly Id[]): string => JSON.stringify(ids.map(String).toSorted())

/** Returns the ids of a field that {@link idsText} has written; null if it is blank. */
export const idsIn = (text: string): string[] | null => (text === '' ? null : (JSON.parse(text) as string[]))

type Stored = Pick<StoredConnector, 'name' | 'schedule' | 'properties' | 'licences'>

function valuesOf(spec: PropertySpec, value: string): [string, string][] {
  if (spec.fixed !== undefined) return []
  if (spec.input !== 'connection-string') return [[spec.name, spec.secret ? '' : value]]
  const read = parseConnectionString(value) ?? noConnection
  return (spec.keys ?? []).map((key) => {
    const part = partOf(key)
    const held = part === null ? '' : read[part]
    return [partName(spec.name, key), typeof held === 'string' ? held : held ? 'True' : 'False']
  })
}

/** Returns the initial draft: the stored values without secrets, or an empty draft for a new connector. */
export function connectorDraft(
  type: TypeOrKind,
  connector: Stored | null,
  viewer: Actor | null,
): ConnectorDraft {
  const stored = new Map(connector?.properties.map(({ name, value }) => [name, value]))
  const blank = Object.fromEntries(draftNames(type, viewer).map((name) => [name, '']))
  const values = editableProperties(type, viewer).flatMap((spec) =>
    valuesOf(spec, stored.get(spec.name) ?? ''),
  )
  const licences = connector?.licences ? idsText(connector.licences) : ''
  const own = { name: connector?.name ?? '', schedule: connector?.schedule ?? '', licences, users: '' }
  return { ...blank, ...Object.fromEntries(values), ...own }
}

/**
 * Returns the initial draft of a copy: everything except secrets, schedule and users. Its tables would have the names
 * of the original's, so it gets its own schema in any database.
 */
export const clonedDraft = (type: TypeOrKind, from: Stored, viewer: Actor | null): ConnectorDraft => ({
  ...connectorDraft(type, from, viewer),
  name: editorMessages.copyOf(from.name),
  schedule: '',
  'target.schema': schemaOfCopy(editorMessages.copyOf(from.name)),
  licences: '',
})

/** Another organisation, or a second copy, may have chosen the same name. */
function schemaOfCopy(name: string): string {
  const [marker = 0] = crypto.getRandomValues(new Uint16Array(1))
  return `${truncateToBytes(safeName(name), 58)}_${marker.toString(16).padStart(4, '0')}`
}
