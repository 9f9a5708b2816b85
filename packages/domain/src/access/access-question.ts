import type { ConnectorTable } from '../connectors/table-preview.ts'
import type { AccessStructure, AccessTarget, AccessUser } from '../excel/access-structure.ts'
import type { Id } from '../id.ts'
import type { User } from '../users/user.ts'

/** Something that a user may see: a part of the Excel structure, a connector, or a table of one. */
export type QuestionTarget =
  | AccessTarget
  | {
      kind: 'connector'
      /** The connector. */
      id: Id
    }
  | {
      kind: 'table'
      /** The connector that writes it. */
      connectorId: Id
      /** The database schema. */
      schema: string
      /** The name of the table in its schema. */
      name: string
    }

/** A member, with everything that decides what they may see. `role` is null if the viewer may not know it. */
export type QuestionUser = AccessUser & Pick<User, 'role' | 'connectors'>

/** How a connector is connected to its source. */
export type ConnectorLink = 'connected' | 'not-authorised' | 'disconnected' | 'deleted'

/** How the latest refresh of a connector ended, or that it runs. A stuck one takes longer than usual. */
export type RefreshOutcome =
  | 'never'
  | 'running'
  | 'stuck'
  | 'succeeded'
  | 'incomplete'
  | 'cancelled'
  | 'refused'
  | 'failed'

/** A connector, with the facts that decide whether its tables are current. */
export type ConnectorFacts = {
  /** Identifies the connector. */
  id: Id
  /** The name on screen. */
  name: string
  /** The name of its type, e.g. `xero`. */
  type: string
  /** How it is connected to its source. */
  link: ConnectorLink
  /** How its latest refresh ended. */
  refresh: RefreshOutcome
  /** The end of the latest refresh that succeeded; null if none did. */
  loadedAt: Date | null
  /** Whether its schedule is paused. False without a schedule. */
  paused: boolean
}

/** A table, with the connector that writes it. */
export type TableFacts = ConnectorTable & {
  /** The connector that writes it. */
  connectorId: Id
}

/** How the organisation's database compares with the Excel structure. */
export type SynchronisationState = 'current' | 'outdated' | 'never' | 'no-database'

/** Everything that an answer is derived from. */
export type AccessFacts = {
  /**
   * Whether the lists have only what was granted to the user, because the viewer may not know more. What they lack is then
   * not granted, rather than deleted.
   */
  onlyGranted?: boolean
  /** The Excel structure with its groups and members. */
  structure: AccessStructure
  /** How the organisation's database compares with it. */
  synchronisation: SynchronisationState
  /** The connectors of the organisation. */
  connectors: readonly ConnectorFacts[]
  /** Their tables. */
  tables: readonly TableFacts[]
}
