import { type ClientConnector, type ConnectorType, can, isExcel, type SessionUser } from '@tributary/domain'
import { type TypedConnector, typedConnectors } from './typed-connectors.ts'
import { visibleConnectors } from './visible-connectors.ts'

/** Returns the connectors of every type that a user may see. Only users who may open Excel see its connectors (SHELL-18). */
export function listedConnectors(
  viewer: SessionUser,
  connectors: readonly ClientConnector[],
  types: readonly ConnectorType[],
): TypedConnector[] {
  const shown = types.filter(({ type }) => !isExcel(type) || can(viewer, 'excel.open'))
  return typedConnectors(visibleConnectors(viewer, connectors), shown)
}
