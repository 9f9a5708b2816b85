import type { Generated } from 'kysely'
import type { Moment } from '../columns.ts'

export type InvitationTables = {
  invitations: InvitationsTable
  invitation_groups: InvitationGroupsTable
  invitation_connectors: InvitationConnectorsTable
}

export type InvitationsTable = {
  id: Generated<string>
  organisation_id: string
  email: string
  /** One invitation for each address in an organisation. */
  email_key: string
  first_name: string
  last_name: string
  role_id: number
  /** SHA-256 of the token. The token itself is only in the mail. */
  token_hash: string
  /** The administrator whose rights count when it is accepted. */
  invited_by: string
  sent_at: Moment
  expires_at: Moment
}

export type InvitationGroupsTable = { organisation_id: string; invitation_id: string; group_id: string }

export type InvitationConnectorsTable = {
  organisation_id: string
  invitation_id: string
  connector_id: string
}
