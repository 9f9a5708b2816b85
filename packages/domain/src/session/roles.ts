/** One of the roles a user can carry; `level` 0 is the most powerful (portal spec 6). */
export type Role = { name: string; level: number; displayName: string }

/** Every role there is, most powerful first. Each threshold of the specification is hit by a different one. */
export const roles = [
  { name: 'SuperAdmin', level: 0, displayName: 'Super administrator' },
  { name: 'Admin', level: 1, displayName: 'Administrator' },
  { name: 'OrganisationAdmin', level: 2, displayName: 'Organisation administrator' },
  { name: 'ExcelUser', level: 3, displayName: 'Excel user' },
  { name: 'User', level: 4, displayName: 'User' },
] as const satisfies readonly Role[]

/** The name of one of {@link roles}. */
export type RoleName = (typeof roles)[number]['name']

/** Superadmin is the role of exactly that name, in any letter case (connectors spec 6). */
export const isSuperadmin = (roleName: string): boolean => roleName.toLowerCase() === 'superadmin'

/** Role names containing "admin" see the administrator's controls (connectors spec 6). */
export const isAdminNamed = (roleName: string): boolean => roleName.toLowerCase().includes('admin')
