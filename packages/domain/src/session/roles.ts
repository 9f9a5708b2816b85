/** A role of a user. `level` 0 is the most powerful. */
export type Role = {
  /** The name in the API, e.g. `OrganisationAdmin`. */
  name: string
  /** 0 to 4. A lower level may do more. */
  level: number
  /** The name on screen. */
  displayName: string
}

/** The roles, most powerful first. Each level that an ability compares with has its own role. */
export const roles = [
  { name: 'SuperAdmin', level: 0, displayName: 'Super administrator' },
  { name: 'Admin', level: 1, displayName: 'Administrator' },
  { name: 'OrganisationAdmin', level: 2, displayName: 'Organisation administrator' },
  { name: 'ExcelUser', level: 3, displayName: 'Excel user' },
  { name: 'User', level: 4, displayName: 'User' },
] as const satisfies readonly Role[]

/** The name of one of {@link roles}. */
export type RoleName = (typeof roles)[number]['name']

/** Whether this is the role named exactly "superadmin", ignoring case. */
export const isSuperadmin = (roleName: string): boolean => roleName.toLowerCase() === 'superadmin'

/** Whether the role name contains "admin", ignoring case. Such roles see the administrator's controls. */
export const isAdminNamed = (roleName: string): boolean => roleName.toLowerCase().includes('admin')
