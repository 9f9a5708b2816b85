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

/** The Excel pages a person may open; one is current on the pages beneath it too (SHELL-27 to SHELL-33, SHELL-47). */
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

/** What the Excel pages with a search box look for (SHELL-34). */
export const excelSearches: Readonly<Record<string, string>> = {
  '/excel/areas': 'Search areas',
  '/excel/subareas': 'Search sub-areas',
}
