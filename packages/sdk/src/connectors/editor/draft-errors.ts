import { type Actor, type ClientConnector, isConnectionString, type PropertySpec } from '@tributary/domain'
import type { ConnectorDraft } from './connector-draft.ts'
import { connectorFormErrors, editableProperties } from './connector-form.ts'
import { type DraftField, partName, partOf } from './draft-fields.ts'
import { connectionOf, connectorForm } from './draft-form.ts'
import { editorMessages } from './editor.messages.ts'
import { connectionErrors } from './property-error.ts'

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
