import { ButtonLink } from '@tributary/ui'

type PageLink = { label: string; href: string }

const entities = { label: 'Entities', href: '/excel/security/entities' }
const userEntities = { label: 'User entities', href: '/excel/user-entities' }
const linkAreas = { label: 'Link Areas to Subareas', href: '/excel/subareas/link' }

const refreshes = { label: 'Excel connectors', href: '/connectors/excel/refresh' }

const access = { label: 'Who sees what', href: '/excel/security/access' }
const userGroups = {
  label: 'Assign Users to Security Groups',
  href: '/excel/security/user-security-groups',
}

const pages: Readonly<Record<string, readonly PageLink[]>> = {
  '/excel': [entities, userEntities],
  '/excel/subareas': [linkAreas],
  '/excel/table-synchronisation': [refreshes],
  '/excel/security/security-groups': [access, userGroups],
  [userGroups.href]: [access],
}

/** Buttons to the pages that are not in the top bar, for the header of the page that leads to them. */
export const linksFrom = (path: string) =>
  pages[path]?.map(({ label, href }) => (
    <ButtonLink key={href} href={href}>
      {label}
    </ButtonLink>
  ))
