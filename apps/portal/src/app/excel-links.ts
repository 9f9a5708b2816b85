import { can, type SessionUser } from '@tributary/domain'
import type { SectionItem, SectionLink } from '@tributary/ui'
import { appText } from './app.messages.ts'

const structure = [
  {
    get label() {
      return appText.areas
    },
    href: '/excel/areas',
  },
  {
    get label() {
      return appText.subareas
    },
    href: '/excel/subareas',
  },
  {
    get label() {
      return appText.versions
    },
    href: '/excel/versions',
  },
  {
    get label() {
      return appText.helperTables
    },
    href: '/excel/helper-tables',
  },
  {
    get label() {
      return appText.search
    },
    href: '/excel/search',
  },
]

const security = [
  {
    get label() {
      return appText.groups
    },
    href: '/excel/security/security-groups',
  },
  {
    get label() {
      return appText.userGroups
    },
    href: '/excel/security/user-security-groups',
  },
  {
    get label() {
      return appText.userHelperTables
    },
    href: '/excel/security/user-helper-tables',
  },
]

const configure = {
  get label() {
    return appText.configureSync
  },
  href: '/excel/table-synchronisation',
}

/** The Excel pages a user may open. A link is current on the pages below it too. */
export function excelLinks(routePath: string, user: SessionUser): SectionItem[] {
  const mark = (link: SectionLink): SectionLink => ({
    ...link,
    current: routePath === link.href || routePath.startsWith(`${link.href}/`),
  })
  return [
    ...structure.map(mark),
    { label: appText.security, links: security.map(mark) },
    ...(can(user, 'excel.configure') ? [mark(configure)] : []),
  ]
}

/** The placeholder of the search box, by Excel page. */
export const excelSearches: Readonly<Record<string, string>> = {
  get '/excel/areas'() {
    return appText.searchAreas
  },
  get '/excel/subareas'() {
    return appText.searchSubAreas
  },
  get '/excel/search'() {
    return appText.searchStructure
  },
}
