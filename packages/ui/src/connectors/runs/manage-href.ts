import type { ClientConnector } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/connectors'

/** Where on the management page a connector is seen to: in its editor, or among the cards. */
export const manageHrefOf =
  (manageHref: string) =>
  (kind: RefreshAction['kind'], { id }: Pick<ClientConnector, 'id'>): string =>
    kind === 'edit' ? `${manageHref}?edit=${encodeURIComponent(id)}` : manageHref
