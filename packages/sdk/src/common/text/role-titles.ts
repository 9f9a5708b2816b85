import type { RoleName } from '@tributary/domain'

// Apart from the other texts of each language, so that a pasted role is found without loading them.
export const germanRoleTitles: Record<RoleName, string> = {
  SuperAdmin: 'Superadministrator',
  Admin: 'Administrator',
  OrganisationAdmin: 'Organisationsadministrator',
  ExcelUser: 'Excel-Benutzer',
  User: 'Benutzer',
}

export const arabicRoleTitles: Record<RoleName, string> = {
  SuperAdmin: 'مدير عام',
  Admin: 'مدير',
  OrganisationAdmin: 'مدير المؤسسة',
  ExcelUser: 'مستخدم Excel',
  User: 'مستخدم',
}
