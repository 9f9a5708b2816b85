import type { TokenScope } from '@tributary/domain'
import type { Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

export type ApiTokenTables = {
  api_tokens: ApiTokensTable
  api_token_organisations: ApiTokenOrganisationsTable
}

export type ApiTokensTable = {
  id: Generated<string>
  /** The user or service account whose rights it has. */
  user_id: string
  name: string
  scope: TokenScope
  /** SHA-256 of the token. The token itself is not stored. */
  token_hash: string
  /** The last four characters. */
  hint: string
  /** Whether it works only in its `api_token_organisations`, of which there may be none left. */
  limited: boolean
  created_by: OptionalText
  created_at: Moment
  expires_at: MomentOrNull
  revoked_at: MomentOrNull
  last_used_at: MomentOrNull
  /** The start of the minute in which calls are counted. */
  window_started_at: MomentOrNull
  window_calls: Generated<number>
}

export type ApiTokenOrganisationsTable = { token_id: string; organisation_id: string }
