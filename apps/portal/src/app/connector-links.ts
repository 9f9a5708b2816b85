import { can, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'
import { connectorHome, connectorManagement } from '../connectors/connector-paths.ts'

/** "Refresh" for everybody, "Manage" for role names containing "admin" (SHELL-35, SHELL-36). */
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

/** What the connector pages with a search box look for (SHELL-37). */
export const connectorSearches: Readonly<Record<string, string>> = {
  '/connectors/:connectorType/refresh': placeholder,
  '/connectors/:connectorType/manage': placeholder,
}
