import { can, isCustom, type SessionUser } from '@tributary/domain'
import type { SectionLink } from '@tributary/ui'
import { connectorHome, connectorManagement, sourcesPath } from '../connectors/connector-paths.ts'
import { appText } from './app.messages.ts'

/** "Refresh" for every user, "Manage" and "Sources" for users who may manage connectors and custom sources. */
export function connectorLinks(type: string, routePath: string, user: SessionUser): SectionLink[] {
  const refresh = {
    label: appText.refresh,
    href: connectorHome(type),
    current: routePath.endsWith('/refresh'),
  }
  const manage = {
    label: appText.manage,
    href: connectorManagement(type),
    current: routePath.endsWith('/manage'),
  }
  const sources = { label: appText.sources, href: sourcesPath, current: routePath.startsWith(sourcesPath) }
  return [
    refresh,
    ...(can(user, 'connectors.open-manage') ? [manage] : []),
    ...(isCustom(type) && can(user, 'connectors.edit') ? [sources] : []),
  ]
}

/** The placeholder of the search box, by connector page. */
export const connectorSearches: Readonly<Record<string, string>> = {
  get '/connectors/:connectorType/refresh'() {
    return appText.searchConnectors
  },
  get '/connectors/:connectorType/manage'() {
    return appText.searchConnectors
  },
}
