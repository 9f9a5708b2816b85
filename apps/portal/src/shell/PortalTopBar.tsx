import { can, displayNameOf, type SessionUser } from '@tributary/domain'
import { SearchField, type SectionLink, TopBar } from '@tributary/ui'
import { connectorHome, connectorManagement } from '../connectors/connector-paths.ts'
import type { FoundRoute } from '../routes/find-route.ts'
import { adminLinks, adminSearches } from './admin-links.ts'
import { useSearchParameter } from './use-search-parameter.ts'

type PortalTopBarProps = { found: FoundRoute | undefined; user: SessionUser }

/** The bar above every page: its section, the section's links, and the page's one search box (SHELL-20..37). */
export function PortalTopBar({ found, user }: PortalTopBarProps) {
  const connectorType = found?.params.connectorType
  if (connectorType !== undefined) return <ConnectorBar type={connectorType} found={found} user={user} />
  if (found?.route.section === 'admin') return <AdminBar path={found.route.path} user={user} />
  // A page with nothing but its title leaves the heading to the bar (design language, section 6).
  const isHeading = found?.route.section === 'profile'
  return <TopBar title={found?.route.title ?? 'Page not found'} isHeading={isHeading} />
}

function ConnectorBar({ type, found, user }: PortalTopBarProps & { type: string }) {
  const { typed, setTyped } = useSearchParameter()
  return (
    <TopBar
      title={displayNameOf(type)}
      connectorType={type}
      links={connectorLinks(type, found, user)}
      search={<SearchField value={typed} onChange={setTyped} placeholder="Search connectors" />}
    />
  )
}

function AdminBar({ path, user }: { path: string; user: SessionUser }) {
  const { typed, setTyped } = useSearchParameter()
  const placeholder = adminSearches[path]
  return (
    <TopBar
      title="Admin"
      links={adminLinks(path, user)}
      search={placeholder && <SearchField value={typed} onChange={setTyped} placeholder={placeholder} />}
    />
  )
}

/** "Refresh" for everybody, "Manage" for role names containing "admin" (SHELL-35, SHELL-36). */
function connectorLinks(type: string, found: FoundRoute | undefined, user: SessionUser): SectionLink[] {
  const path = found?.route.path ?? ''
  const refresh = { label: 'Refresh', href: connectorHome(type), current: path.endsWith('/refresh') }
  const manage = { label: 'Manage', href: connectorManagement(type), current: path.endsWith('/manage') }
  return can(user, 'connectors.open-manage') ? [refresh, manage] : [refresh]
}
