import type { ClientConnector } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/connectors'

export type ManageHrefs = {
  /** The address of the management page. */
  manageHref: string
  /** The address of the database credentials, for connectors that write with them. */
  credentialsHref?: string | undefined
}

/** Returns the address on which a connector is fixed: its editor, the database credentials, or the cards. */
export const manageHrefOf =
  ({ manageHref, credentialsHref = manageHref }: ManageHrefs) =>
  (kind: RefreshAction['kind'], { id }: Pick<ClientConnector, 'id'>): string => {
    if (kind === 'credentials') return credentialsHref
    return kind === 'edit' ? `${manageHref}?edit=${encodeURIComponent(id)}` : manageHref
  }
