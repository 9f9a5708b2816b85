import { type Role, type RoleName, roles } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'

type Carrier = {
  /** The role; null if the viewer may not see it. */
  role: {
    /** The name in the API, e.g. `OrganisationAdmin`. */
    name: string
  } | null
}

const known = ({ role }: Carrier): Role | undefined =>
  roles.find(({ name }) => name.toLowerCase() === role?.name.toLowerCase())

/**
 * Returns the level of a user's role. An unknown role gets the least powerful level, as the server decides
 * anyway.
 */
export const roleLevelOf = (user: Carrier): number => known(user)?.level ?? roles.length

const descriptions: Record<RoleName, string> = catalogue('roles', {
  SuperAdmin: 'Manages everything, in every organisation.',
  Admin: 'Manages every organisation, and the global configuration.',
  OrganisationAdmin: 'Manages users, approvals and connectors of their organisations.',
  ExcelUser: 'Changes the Excel database settings, and refreshes the connectors they are assigned to.',
  User: 'Sees and refreshes the connectors they are assigned to.',
})

const titles: Record<RoleName, string> = catalogue('role-titles', {
  SuperAdmin: 'Super administrator',
  Admin: 'Administrator',
  OrganisationAdmin: 'Organisation administrator',
  ExcelUser: 'Excel user',
  User: 'User',
})

/** Returns the name of a role on screen, in the language that is shown. A name that is not one of ours stays. */
export function roleTitle({ displayName }: Pick<Role, 'displayName'>): string {
  const ours = roles.find((role) => role.displayName === displayName)
  return ours ? titles[ours.name] : displayName
}

/** Returns one line about a role, or undefined for an unknown role. */
export const roleDescription = (role: { name: string }): string | undefined =>
  Object.entries(descriptions).find(([name]) => name.toLowerCase() === role.name.toLowerCase())?.[1]
