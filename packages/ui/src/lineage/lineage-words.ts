import type { LineageItem, LineageKind, LineageNode } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { comma, isolated, nouns } from '@tributary/sdk/common'
import { typeTitle } from '@tributary/sdk/connectors'
import { userName } from '@tributary/sdk/users'
import { lineageText } from './lineage.messages.ts'

/** Returns the name of a node on screen. */
export function lineageName(node: LineageNode): string {
  switch (node.kind) {
    case 'system':
      return typeTitle(node.type)
    case 'connector':
      return node.connector.name
    case 'table':
      return node.table.name
    case 'database':
      return lineageText.database
    case 'area':
      return node.area.name
    case 'version':
      return node.version.name
    case 'helper-table':
      return node.helperTable.name
    case 'group':
      return node.group.name
    case 'person':
      return userName(node.person) || node.person.emailAddress
  }
}

/** Returns the connector of a table, because many connectors have tables of the same name. Null for other kinds. */
export const lineageDetail = (node: LineageNode): string | null =>
  node.kind === 'table' ? node.connector.name : null

const nounsOf = {
  connector: 'connector',
  area: 'area',
  version: 'version',
  'helper-table': 'helper table',
  group: 'security group',
  person: 'person',
} as const

/** Returns a number with the noun of a kind: "38 areas". */
function countedNodes(kind: LineageKind, count: number): string {
  if (kind === 'table') return lineageText.tables(count)
  return kind === 'system' || kind === 'database' ? String(count) : nouns[nounsOf[kind]].counted(count)
}

/** Returns the text of an item: the name of a node, or what a group has. */
export function itemLabel({ kind, nodes, expanded, total }: LineageItem): string {
  const [node] = nodes
  if (expanded === null) return node ? lineageName(node) : ''
  const all = countedNodes(kind, total)
  if (nodes.length === 0 || nodes.length === total) return all
  return expanded
    ? lineageText.first(total - nodes.length, all)
    : lineageText.others(countedNodes(kind, nodes.length))
}

/** Returns the text of an item, with the connector of a table. */
export function fullLabel(item: LineageItem): string {
  const [node] = item.nodes
  const detail = node && item.expanded === null ? lineageDetail(node) : null
  return detail === null ? itemLabel(item) : questionMessages.tableOf(itemLabel(item), detail)
}

/** Returns what screen readers read after the name of an item: the connector of a table, and an unusual state. */
export function furtherWords(item: LineageItem): string {
  const [node] = item.nodes
  const detail = node && item.expanded === null ? lineageDetail(node) : null
  const state = item.state === 'ok' ? null : lineageText.states[item.state]
  const words = [detail, state].filter((part) => part !== null)
  return words.length > 0 ? `(${words.map(isolated).join(comma())})` : ''
}
