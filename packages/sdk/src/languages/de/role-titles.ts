import type { RoleName } from '@tributary/domain'

export const roleTitles: Record<RoleName, string> = {
  SuperAdmin: 'Superadministrator',
  Admin: 'Administrator',
  OrganisationAdmin: 'Organisationsadministrator',
  ExcelUser: 'Excel-Benutzer',
  User: 'Benutzer',
}
