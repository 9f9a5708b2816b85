import type { Generated } from 'kysely'
import type { OptionalText } from '../columns.ts'

/** What directories store with SCIM. */
export type ScimTables = { scim_users: ScimUsersTable; scim_groups: ScimGroupsTable }

export type ScimUsersTable = {
  organisation_id: string
  user_id: string
  /** The id of the user in the directory. */
  external_id: OptionalText
  /** Whether the directory locked the account. It never unlocks what an administrator locked. */
  deactivated: Generated<boolean>
}

export type ScimGroupsTable = {
  organisation_id: string
  group_id: string
  /** The id of the group in the directory. */
  external_id: OptionalText
  /** Whether the directory created the group, and so may delete it. */
  provisioned: Generated<boolean>
}
