import {
  type Actor,
  type ClientConnector,
  isConnectionString,
  type PropertySpec,
  type TypeOrKind,
} from '@tributary/domain'
import type { ConnectorDraft } from './connector-draft.ts'
import { connectorFormErrors, editableProperties } from './connector-form.ts'
import { type DraftField, partName, partOf } from './draft-fields.ts'
import { connectionOf, connectorForm } from './draft-form.ts'
import { editorMessages } from './editor.messages.ts'
import { connectionErrors } from './property-error.ts'

/** The connector of a draft; null for a new one. */
export type DraftOf = {
  /** The connector type. */
  type: TypeOrKind
  /** The stored connector, whose secrets may stay blank; null for a new one. */
  connector: Pick<ClientConnector, 'properties'> | null
  /** The signed-in user, who may not see every property; null before the sign-in. */
  viewer: Actor | null
}

/** Returns every message of a draft by field name; empty when it may be sent. */
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
 * Returns the settings that a connection test sends: filled-in and emptied fields, and each stored secret that is
 * kept, as a blank. A visible connection string that is now blank is omitted: we store the data then.
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

/** Whether a secret is stored for this field, so that the field may stay blank. */
export function isSecretSaved(connector: DraftOf['connector'], { property }: DraftField): boolean {
  return connector?.properties.some(({ name }) => name === property) ?? false
}

/** Whether the settings of a draft can be tested: everything but its name and schedule is valid. */
export const isTestable = (of: DraftOf, draft: ConnectorDraft): boolean =>
  [...draftErrors(of, draft).keys()].every((name) => name === 'name' || name === 'schedule')
