import { lineageKey } from '@tributary/domain'
import { ButtonLink } from '@tributary/ui'
import { lineageDrawerHref } from '../lineage/lineage-address.ts'
import { excelText } from './excel.messages.ts'

type PageLink = { label: string; href: string }

const entities = {
  get label() {
    return excelText.entities
  },
  href: '/excel/security/entities',
}
const userEntities = {
  get label() {
    return excelText.userEntities
  },
  href: '/excel/user-entities',
}
const linkAreas = {
  get label() {
    return excelText.linkAreasToSubareas
  },
  href: '/excel/subareas/link',
}

const refreshes = {
  get label() {
    return excelText.excelConnectors
  },
  href: '/connectors/excel/refresh',
}

const access = {
  get label() {
    return excelText.whoSeesWhat
  },
  href: '/excel/security/access',
}
const userGroups = {
  get label() {
    return excelText.assignUsersToSecurityGroups
  },
  href: '/excel/security/user-security-groups',
}

const lineage = {
  get label() {
    return excelText.whereNumbersComeFrom
  },
  href: '/lineage',
}

/** The lineage of the database, in a drawer above the page. */
const lineageAbove = (path: string) => ({
  get label() {
    return excelText.whereNumbersComeFrom
  },
  href: lineageDrawerHref(path, '', lineageKey('database')),
})

const pages: Readonly<Record<string, readonly PageLink[]>> = {
  '/excel': [entities, userEntities, lineageAbove('/excel')],
  '/excel/subareas': [linkAreas],
  '/excel/table-synchronisation': [refreshes, lineageAbove('/excel/table-synchronisation')],
  '/excel/areas': [lineage],
  '/excel/security/security-groups': [access, userGroups, lineage],
  [userGroups.href]: [access],
}

/** Buttons to the pages that are not in the top bar, for the header of the page that leads to them. */
export const linksFrom = (path: string) =>
  pages[path]?.map(({ label, href }) => (
    <ButtonLink key={href} href={href}>
      {label}
    </ButtonLink>
  ))
