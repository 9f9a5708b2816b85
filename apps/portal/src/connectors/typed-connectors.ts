import type { ClientConnector, ConnectorType } from '@tributary/domain'

/** A connector with its type. */
export type TypedConnector = ClientConnector & { type: string }

/** Returns the connectors with their type, without those of types that are not among these. */
export function typedConnectors<Connector extends ClientConnector>(
  connectors: readonly Connector[],
  types: readonly ConnectorType[],
): (Connector & { type: string })[] {
  const typeOf = new Map(types.map(({ id, type }) => [String(id), type]))
  return connectors.flatMap((connector) => {
    const type = typeOf.get(String(connector.sourceConnectorId))
    return type === undefined ? [] : [{ ...connector, type }]
  })
}
