import type { RoleName } from '@tributary/domain'

export const roleTitles: Record<RoleName, string> = {
  SuperAdmin: 'مدير عام',
  Admin: 'مدير',
  OrganisationAdmin: 'مدير المؤسسة',
  ExcelUser: 'مستخدم Excel',
  User: 'مستخدم',
}
