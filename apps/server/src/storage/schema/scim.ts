import type { ScimRequest } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** What directories store with SCIM. */
export type ScimTables = {
  scim_users: ScimUsersTable
  scim_groups: ScimGroupsTable
  scim_settings: ScimSettingsTable
  scim_failures: ScimFailuresTable
}

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

export type ScimSettingsTable = {
  organisation_id: string
  active: Generated<boolean>
  /** The service account of the tokens that were created for SCIM. */
  account_id: OptionalText
  last_request_at: MomentOrNull
  last_action: OptionalOf<ScimRequest['action']>
  last_resource: OptionalOf<ScimRequest['resource']>
  last_status: OptionalOf<number>
}

type OptionalOf<T> = ColumnType<T | null, T | null | undefined, T | null>

export type ScimFailuresTable = {
  id: Generated<string>
  organisation_id: string
  at: Moment
  action: ScimRequest['action']
  resource: ScimRequest['resource']
  status: number
  /** The address, the name or the id of the user or group; '' if the request has none. */
  subject: string
  reason: string
  count: Generated<number>
}
