import { type Actor, type ClientConnector, propertiesOf, type TypeOrKind } from '@tributary/domain'
import {
  type ConnectorDraft,
  connectorDraft,
  type DraftField,
  draftErrors,
  draftFields,
} from '@tributary/sdk/connectors'

type Asked = {
  type: TypeOrKind
  connector: ClientConnector
  viewer: Actor
  /** The properties to correct. */
  properties: readonly string[]
}

/**
 * Returns the fields that correct a failure, and those that a correction affects: for another host, the password has to
 * be entered again.
 */
export function fixFields({ properties, ...of }: Asked, draft: ConnectorDraft): DraftField[] {
  const { type, connector, viewer } = of
  const wrong = draftErrors(of, draft)
  const stored = connectorDraft(type, connector, viewer)
  const names = connector.properties.map(({ name }) => name)
  const asked = new Set(properties)
  return propertiesOf(type, names)
    .flatMap(draftFields)
    .filter(
      ({ name, property }) =>
        asked.has(property) || wrong.has(name) || (draft[name] ?? '') !== (stored[name] ?? ''),
    )
}
