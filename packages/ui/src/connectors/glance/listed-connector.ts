import type { Actor, Id } from '@tributary/domain'
import type { RowAction, TriageConnector } from '@tributary/sdk/connectors'

/** A connector in the list of all connectors. */
export type ListedConnector = TriageConnector & {
  /** Identifies the connector. */
  id: Id
}

/** An action that the list starts itself. */
export type PressedAction = Extract<RowAction['kind'], 'refresh' | 'retry' | 'cancel'>

/** An action that another page does. */
export type LinkedAction = Exclude<RowAction['kind'], PressedAction>

/** The links and actions of the rows. */
export type TriageActions<Connector> = {
  /** The signed-in user, who decides which actions are allowed. */
  viewer: Actor | null
  /** Returns the address of a connector. */
  hrefOf: (connector: Connector) => string
  /** Returns the address of the page that does the action. */
  actionHref: (action: LinkedAction, connector: Connector) => string
  /** Called when the user refreshes a connector, retries, or cancels its refresh. */
  onAction: (action: PressedAction, connector: Connector) => void
}
