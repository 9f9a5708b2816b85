import { can, type SessionUser } from '@tributary/domain'
import type { SectionItem, SectionLink } from '@tributary/ui'

const structure = [
  { label: 'Areas', href: '/excel/areas' },
  { label: 'Subareas', href: '/excel/subareas' },
  { label: 'Versions', href: '/excel/versions' },
  { label: 'Helper Tables', href: '/excel/helper-tables' },
]

const security = [
  { label: 'Groups', href: '/excel/security/security-groups' },
  { label: 'User groups', href: '/excel/security/user-security-groups' },
  { label: 'User helper tables', href: '/excel/security/user-helper-tables' },
]

const configure = { label: 'Configure/ Sync', href: '/excel/table-synchronisation' }

/** The Excel pages a user may open. A link is current on the pages below it too. */
export function excelLinks(routePath: string, user: SessionUser): SectionItem[] {
  const mark = (link: SectionLink): SectionLink => ({
    ...link,
    current: routePath === link.href || routePath.startsWith(`${link.href}/`),
  })
  return [
    ...structure.map(mark),
    { label: 'Security', links: security.map(mark) },
    ...(can(user, 'excel.configure') ? [mark(configure)] : []),
  ]
}

/** The placeholder of the search box, by Excel page. */
export const excelSearches: Readonly<Record<string, string>> = {
  '/excel/areas': 'Search areas',
  '/excel/subareas': 'Search sub-areas',
}
