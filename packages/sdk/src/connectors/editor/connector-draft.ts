import { type Actor, type Id, type PropertySpec, safeName, truncateToBytes } from '@tributary/domain'
import { noConnection, parseConnectionString } from './connection-string.ts'
import { editableProperties } from './connector-form.ts'
import type { StoredConnector } from './connector-plan.ts'
import { draftNames, partName, partOf } from './draft-fields.ts'
import { editorMessages } from './editor.messages.ts'

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

/**
 * What a copy of a connector begins with: everything but its secrets, its schedule and its people. Its tables would be
 * named like those of the original, so they go to a schema of their own, whichever database that is in.
 */
export const clonedDraft = (type: string, from: Stored, viewer: Actor | null): ConnectorDraft => ({
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
