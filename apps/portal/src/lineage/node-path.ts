import { can, type LineageNode, type SessionUser, sameId } from '@tributary/domain'
import { personPath } from '../access/access-paths.ts'
import {
  connectorCard,
  connectorHome,
  connectorSheet,
  databaseCredentials,
} from '../connectors/connector-paths.ts'
import type { TypedConnector } from '../connectors/typed-connectors.ts'
import { itemAddress } from '../excel/access/access-address.ts'

/** Returns the page of a node, or null if the viewer may not open one. */
export function nodePath(
  node: LineageNode,
  viewer: SessionUser,
  connectors: readonly TypedConnector[],
): string | null {
  const sheetOf = (id: TypedConnector['id'], sheet?: 'history') => {
    const connector = connectors.find((one) => sameId(one.id, id))
    if (!connector) return null
    const { type, name } = connector
    return sheet ? connectorSheet(type, connector, sheet) : connectorCard(type, name)
  }
  const inExcel = (path: string) => (can(viewer, 'excel.open') ? path : null)
  switch (node.kind) {
    case 'system':
      return connectorHome(node.type)
    case 'connector':
      return sheetOf(node.connector.id)
    case 'table':
      return sheetOf(node.table.connectorId, 'history')
    case 'database':
      return inExcel(databaseCredentials)
    case 'area':
      return inExcel(itemAddress(node.kind, node.area.id))
    case 'version':
      return inExcel(itemAddress(node.kind, node.version.id))
    case 'helper-table':
      return inExcel(itemAddress(node.kind, node.helperTable.id))
    case 'group':
      return inExcel(`/excel/security/security-groups?edit=${encodeURIComponent(String(node.group.id))}`)
    case 'person':
      return can(viewer, 'users.manage') ? personPath(node.person.id) : null
  }
}
