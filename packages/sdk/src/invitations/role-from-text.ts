import { type AssignableRole, roles } from '@tributary/domain'
import { nameKey } from '../common/text/name-key.ts'
import { arabicRoleTitles, germanRoleTitles } from '../common/text/role-titles.ts'
import { roleTitle } from '../users/user-role.ts'

/** Returns every name of a role: in the API, on screen in each language, and its level. */
function namesOf(role: AssignableRole): string[] {
  const ours = roles.find(({ name }) => name.toLowerCase() === role.name.toLowerCase())
  const translated = ours ? [germanRoleTitles, arabicRoleTitles].map((titles) => titles[ours.name]) : []
  const level = ours ? [String(ours.level)] : []
  return [role.name, role.displayName, roleTitle(role), ...translated, ...level]
}

/** Returns the role that a cell of a table names, in any language of the portal or by its level; undefined if there is none. */
export const roleFromText = (
  text: string,
  assignable: readonly AssignableRole[],
): AssignableRole | undefined =>
  assignable.find((role) => namesOf(role).some((name) => nameKey(name) === nameKey(text)))
