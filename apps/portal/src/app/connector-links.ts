import { can, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'
import { connectorHome, connectorManagement } from '../connectors/connector-paths.ts'

/** "Refresh" for every user, "Manage" for users who may manage connectors. */
export function connectorLinks(type: string, routePath: string, user: SessionUser): SectionLink[] {
  const refresh = { label: 'Refresh', href: connectorHome(type), current: routePath.endsWith('/refresh') }
  const manage = {
    label: 'Manage',
    href: connectorManagement(type),
    current: routePath.endsWith('/manage'),
  }
  return can(user, 'connectors.open-manage') ? [refresh, manage] : [refresh]
}

const placeholder = 'Search connectors'

/** The placeholder of the search box, by connector page. */
export const connectorSearches: Readonly<Record<string, string>> = {
  '/connectors/:connectorType/refresh': placeholder,
  '/connectors/:connectorType/manage': placeholder,
}
