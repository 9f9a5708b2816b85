import type { ClientConnector } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/connectors'

/** Returns the address on which a connector is fixed: its editor, or the cards. */
export const manageHrefOf =
  (manageHref: string) =>
  (kind: RefreshAction['kind'], { id }: Pick<ClientConnector, 'id'>): string =>
    kind === 'edit' ? `${manageHref}?edit=${encodeURIComponent(id)}` : manageHref
