import type { CheckFault, Remedy } from '../access/access-answer.ts'
import type { ConnectorFacts, SynchronisationState, TableFacts } from '../access/access-question.ts'
import type { AccessUser } from '../excel/access-structure.ts'
import type { Area } from '../excel/area.ts'
import type { HelperTable } from '../excel/helper-table.ts'
import type { SecurityGroup } from '../excel/security-group.ts'
import type { Version } from '../excel/version.ts'

/** The kinds of nodes in each column, from the system where a number comes from to the people who see it. */
export const lineageColumns = [
  ['system'],
  ['connector'],
  ['table'],
  ['database'],
  ['area', 'version', 'helper-table'],
  ['group'],
  ['person'],
] as const

/** A kind of node in {@link lineageColumns}. */
export type LineageKind = (typeof lineageColumns)[number][number]

/** Whether numbers pass a node or a link, cannot pass although they should, or are not meant to. */
export type LineageState = 'ok' | 'broken' | 'off'

/** The object that a node stands for. */
export type LineageSubject =
  | {
      kind: 'system'
      /** The name of the connector type, e.g. `xero`. */
      type: string
    }
  | {
      kind: 'connector'
      /** The connector. */
      connector: ConnectorFacts
    }
  | {
      kind: 'table'
      /** The table. */
      table: TableFacts
      /** The connector that writes it. */
      connector: ConnectorFacts
    }
  | {
      kind: 'database'
      /** How the database compares with the Excel structure. */
      synchronisation: SynchronisationState
    }
  | {
      kind: 'area'
      /** The area. */
      area: Area
    }
  | {
      kind: 'version'
      /** The version. */
      version: Version
    }
  | {
      kind: 'helper-table'
      /** The helper table. */
      helperTable: HelperTable
    }
  | {
      kind: 'group'
      /** The security group. */
      group: SecurityGroup
    }
  | {
      kind: 'person'
      /** The member of the organisation. */
      person: AccessUser
    }

/** A place that numbers pass on their way to a person. */
export type LineageNode = LineageSubject & {
  /** Identifies the node, also in an address. It is stable between loads. */
  key: string
  /** Whether numbers pass it. */
  state: LineageState
  /** Why something about it needs a change; null if nothing does. */
  fault: CheckFault | null
  /** What removes the fault; null if nothing does, or there is no fault. */
  remedy: Remedy | null
}

/** A way of numbers between two nodes. */
export type LineageLink = {
  /** The key of the node nearer to the source. */
  from: string
  /** The key of the node nearer to the person. */
  to: string
  /** Whether numbers pass it. */
  state: LineageState
}

/** Where the numbers of an organisation come from, and who sees them. */
export type Lineage = {
  /** The nodes in the order of the columns, and by name within a kind. */
  nodes: readonly LineageNode[]
  /** The links between them, each once. */
  links: readonly LineageLink[]
}
