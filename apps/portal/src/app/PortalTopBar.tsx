import { isExcel, type SessionUser } from '@tributary/domain'
import { typeTitle } from '@tributary/sdk/connectors'
import { SearchField, type SectionItem, TopBar } from '@tributary/ui'
import { useSearchParameter } from '../page/use-search-parameter.ts'
import { adminLinks, adminSearches } from './admin-links.ts'
import { admits } from './admits.ts'
import { appText } from './app.messages.ts'
import { connectorLinks, connectorSearches } from './connector-links.ts'
import { excelLinks, excelSearches } from './excel-links.ts'
import type { FoundRoute } from './find-route.ts'

type PortalTopBarProps = { found: FoundRoute | undefined; user: SessionUser }

/** The bar above every page: its section, the links of the section, and the search box if the page has one. */
export function PortalTopBar({ found, user }: PortalTopBarProps) {
  if (!found) return <TopBar title={appText.pageNotFound} />
  const isShown = admits(found, user)
  // The profile page has no heading.
  const isHeading = found.route.section === 'profile' && isShown
  const { links, searches } = isShown ? withinSection(found, user) : nothing
  const placeholder = searches[found.path]
  return (
    <TopBar
      {...sectionOf(found)}
      isHeading={isHeading}
      links={links}
      search={placeholder && <SearchBox placeholder={placeholder} />}
    />
  )
}

function SearchBox({ placeholder }: { placeholder: string }) {
  const { typed, setTyped } = useSearchParameter()
  return <SearchField value={typed} onChange={setTyped} placeholder={placeholder} />
}

function sectionOf({ route, params }: FoundRoute): { title: string; connectorType?: string } {
  const connectorType = route.section === 'excel' ? 'excel' : params.connectorType
  if (connectorType !== undefined) return { title: typeTitle(connectorType), connectorType }
  return { title: route.section === 'admin' ? appText.admin : route.title }
}

/** The links of a section, and the placeholder of the search box by page. */
type WithinSection = { links: SectionItem[]; searches: Readonly<Record<string, string>> }

const nothing: WithinSection = { links: [], searches: {} }

function withinSection({ path, route, params }: FoundRoute, user: SessionUser): WithinSection {
  const type = params.connectorType ?? ''
  if (route.section === 'admin') return { links: adminLinks(path, user), searches: adminSearches }
  if (route.section === 'excel' || isExcel(type))
    return { links: excelLinks(path, user), searches: excelSearches }
  if (!type) return nothing
  return { links: connectorLinks(type, path, user), searches: connectorSearches }
}
