import { can, isCustom, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'
import { connectorHome, connectorManagement, sourcesPath } from '../connectors/connector-paths.ts'

/** "Refresh" for every user, "Manage" and "Sources" for users who may manage connectors and custom sources. */
export function connectorLinks(type: string, routePath: string, user: SessionUser): SectionLink[] {
  const refresh = { label: 'Refresh', href: connectorHome(type), current: routePath.endsWith('/refresh') }
  const manage = {
    label: 'Manage',
    href: connectorManagement(type),
    current: routePath.endsWith('/manage'),
  }
  const sources = { label: 'Sources', href: sourcesPath, current: routePath.startsWith(sourcesPath) }
  return [
    refresh,
    ...(can(user, 'connectors.open-manage') ? [manage] : []),
    ...(isCustom(type) && can(user, 'connectors.edit') ? [sources] : []),
  ]
}

const placeholder = 'Search connectors'

/** The placeholder of the search box, by connector page. */
export const connectorSearches: Readonly<Record<string, string>> = {
  '/connectors/:connectorType/refresh': placeholder,
  '/connectors/:connectorType/manage': placeholder,
}
