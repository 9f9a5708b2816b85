import type { AccessFacts, ConnectorFacts, TableFacts } from '../access/access-question.ts'
import { flowChecks } from '../access/connector-checks.ts'
import { isExcel } from '../connectors/catalogue.ts'
import { groupedBy } from './grouped-by.ts'
import type { Lineage, LineageNode, LineageState } from './lineage.ts'
import { lineageKey, lineageLink, lineageNode, sortedBy } from './lineage-node.ts'

/** The systems, connectors and tables with their links. Excel is where numbers arrive, so it is not a system here. */
export function sourceLineage({ connectors, tables }: Pick<AccessFacts, 'connectors' | 'tables'>): Lineage {
  const shown = sortedBy(
    connectors.filter(({ type }) => !isExcel(type)),
    ({ type, name }) => `${type} ${name}`,
  )
  const written = groupedBy(tables, ({ connectorId }) => String(connectorId))
  const sources = shown.map((connector) => sourceOf(connector, written.get(String(connector.id)) ?? []))
  const systems = [...groupedBy(sources, ({ type }) => type)].map(([type, of]) => systemOf(type, of))
  const system = new Map(systems.map((node) => [node.type, node]))
  return {
    nodes: [...systems, ...sources.map(({ node }) => node), ...sources.flatMap((source) => source.tables)],
    links: sources.flatMap(({ type, node, tables: own }) => {
      const from = system.get(type)
      return [...(from ? [lineageLink(from, node)] : []), ...own.map((table) => lineageLink(node, table))]
    }),
  }
}

type Source = { type: string; node: LineageNode; tables: LineageNode[] }

function sourceOf(connector: ConnectorFacts, tables: readonly TableFacts[]): Source {
  const key = lineageKey('connector', connector.id)
  const node = lineageNode(key, { kind: 'connector', connector }, flowChecks(connector))
  return {
    type: connector.type.toLowerCase(),
    node,
    tables: sortedBy(tables, ({ name }) => name).map((table) => tableOf(table, connector, node.state)),
  }
}

/** A table stays readable while its connector fails, because it has the rows of the refresh before. */
function tableOf(table: TableFacts, connector: ConnectorFacts, state: LineageState): LineageNode {
  const key = lineageKey('table', table.connectorId, table.schema, table.name)
  const node = lineageNode(key, { kind: 'table', table, connector }, [])
  const isEmpty = table.rows === 0
  const empty = { fault: 'empty', remedy: { kind: 'history', connectorId: table.connectorId } } as const
  return { ...node, state: state === 'off' ? 'off' : 'ok', ...(isEmpty && empty) }
}

/** A system is off if each of its connectors is. It does not break: the connector does. */
function systemOf(type: string, sources: readonly Source[]) {
  const state = sources.every(({ node }) => node.state === 'off') ? 'off' : 'ok'
  return { kind: 'system', type, key: lineageKey('system', type), state, fault: null, remedy: null } as const
}
