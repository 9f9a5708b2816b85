import type { Lineage, LineageKind, LineageNode, LineagePath } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { typeTitle } from '@tributary/sdk/connectors'
import { userStatusLabel } from '@tributary/sdk/users'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { lineageText } from './lineage.messages.ts'

/** A fact of the selected node: what it is about, and its value. */
export type LineageFact = readonly [label: string, value: string]

/** The kinds to count on the path of a node. All tables meet in the database, so numbers behind it would say nothing. */
const countedKinds: Record<LineageKind, readonly LineageKind[]> = {
  system: ['connector', 'table'],
  connector: ['table'],
  table: [],
  database: ['table', 'area', 'version', 'helper-table'],
  area: ['group', 'person'],
  version: ['group', 'person'],
  'helper-table': ['person'],
  group: ['area', 'version', 'person'],
  person: ['group', 'area', 'version', 'helper-table'],
}

/** Returns the facts of a node, and how much is on its path. */
export const lineageFacts = (node: LineageNode, lineage: Lineage, path: LineagePath): LineageFact[] => [
  ...ownFacts(node),
  ...countedKinds[node.kind].map((kind): LineageFact => {
    const count = lineage.nodes.filter((one) => one.kind === kind && path.nodes.has(one.key)).length
    return [lineageText.counted[kind], formatNumber(count)]
  }),
]

const time = (at: Date | null) => (at ? absoluteTime(at) : lineageText.never)

function ownFacts(node: LineageNode): LineageFact[] {
  const { schema, rows, refreshed, lastLoaded, subareas, everySubarea, milestones, status } = lineageText
  switch (node.kind) {
    case 'system':
    case 'database':
      return []
    case 'connector':
      return [
        [lineageText.kinds.system, typeTitle(node.connector.type)],
        [lastLoaded, time(node.connector.loadedAt)],
      ]
    case 'table':
      return [
        [lineageText.kinds.connector, node.connector.name],
        [schema, node.table.schema],
        [rows, formatNumber(node.table.rows)],
        [refreshed, time(node.table.refreshedAt)],
      ]
    case 'area': {
      const { status: own, subareas: linked, allCurrentAndFuture } = node.area
      const which = allCurrentAndFuture ? everySubarea : formatNumber(linked.length)
      return [
        [status, userStatusLabel(own)],
        [subareas, which],
      ]
    }
    case 'version':
      return [
        [status, userStatusLabel(node.version.status)],
        [milestones, formatNumber(node.version.milestones.length)],
      ]
    case 'helper-table':
      return [
        [status, userStatusLabel(node.helperTable.status)],
        [lineageText.tableInDatabase, node.helperTable.inputTableName],
      ]
    case 'group':
      return [[status, userStatusLabel(node.group.status)]]
    case 'person':
      return [
        [lineageText.address, node.person.emailAddress],
        [status, userStatusLabel(node.person.status)],
      ]
  }
}
