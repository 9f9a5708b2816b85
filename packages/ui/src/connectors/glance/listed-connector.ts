import type { Actor, Id, RefreshRun } from '@tributary/domain'
import type { BulkAction, RowAction, TriageConnector } from '@tributary/sdk/connectors'
import type { ReactNode, Ref } from 'react'
import type { RowSelection } from '../../primitives/Selection/row-selection.ts'

/** A connector in the list of all connectors. */
export type ListedConnector = TriageConnector & {
  /** Identifies the connector. */
  id: Id
}

/** An action that can be on another page. */
export type LinkedAction = Extract<RowAction['kind'], 'reconnect' | 'fix' | 'authorise'>

/** The links and actions of the rows. */
export type TriageActions<Connector> = {
  /** The signed-in user, who decides which actions are allowed. */
  viewer: Actor | null
  /** Returns the address of a connector. */
  hrefOf: (connector: Connector) => string
  /** Returns the address of the page that does the action; null to call `onAction` instead. */
  actionHref: (action: LinkedAction, connector: Connector) => string | null
  /** Returns a button that asks someone else to do the action; null where that is of no use. */
  askOf?: ((connector: Connector) => ReactNode) | undefined
  /** Called when the user presses an action without an address: refresh, retry, cancel, and what `actionHref` leaves to it. */
  onAction: (action: RowAction['kind'], connector: Connector) => void
}

/** The refreshes of the connector of a row. */
export type TriageHistory = {
  /** The latest refreshes, in any order. Undefined until they are known. */
  runs?: readonly RefreshRun[] | undefined
  /** Attached to a cell of the row, for a history that is loaded once the row is in sight. */
  sight?: Ref<HTMLTableCellElement>
}

/** Where the rows get their history from. */
export type TriageRuns<Connector> = {
  /** Draws a row with the history of its connector. Without it, the rows have no history. */
  withRuns?: (connector: Connector, row: (history: TriageHistory) => ReactNode) => ReactNode
}

/** Whether the rows of the page are low, and a function that changes it. */
export type ListDensity = { compact: boolean; onChange: (compact: boolean) => void }

/** Selected rows, and the actions on them. */
export type BulkSelection<Connector> = {
  /** The ids of the selected connectors, as text. */
  selection: RowSelection
  /** Called with the new selection. Connectors that a filter hides are no longer in it. */
  onSelection: (selection: RowSelection) => void
  /** Called when the user chooses an action on the selected connectors. */
  onBulk: (action: BulkAction, connectors: readonly Connector[]) => void
}
