import type { TokenScope } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

/** A valid token with its owner. */
export type UsedToken = {
  tokenId: string
  scope: TokenScope
  limited: boolean
  windowStartedAt: Date
  /** The calls since then, this one included. */
  calls: number
  userId: string
  email: string
  firstName: string
  lastName: string
  requireMfa: boolean
  role: string
  roleLevel: number
  status: string
  organisationIds: string[]
  tokenOrganisationIds: string[]
  /** The requested organisation, if it exists. */
  organisation: string | null
}

type Use = { hash: string; organisationId: string | null; now: Date; minuteAgo: Date }

/** Counts a call and returns its token, in one statement, so that a revocation takes effect with the next call. */
export async function useToken(
  db: Kysely<Database>,
  { hash, organisationId, now, minuteAgo }: Use,
): Promise<UsedToken | undefined> {
  const { rows } = await sql<UsedToken>`
    with used as (
      update api_tokens set
        last_used_at = ${now},
        window_calls = case when window_started_at > ${minuteAgo} then window_calls + 1 else 1 end,
        window_started_at = case when window_started_at > ${minuteAgo} then window_started_at else ${now} end
      where token_hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})
      returning *
    )
    select used.id as "tokenId", used.scope, used.limited, used.window_started_at as "windowStartedAt",
      used.window_calls as calls, users.id as "userId", users.email, users.first_name as "firstName",
      users.last_name as "lastName", users.require_mfa as "requireMfa", roles.name as role,
      roles.level as "roleLevel", statuses.name as status,
      array(select organisation_id::text from user_organisations where user_id = users.id) as "organisationIds",
      array(select organisation_id::text from api_token_organisations where token_id = used.id)
        as "tokenOrganisationIds",
      (select id::text from organisations where id = ${organisationId}::uuid) as organisation
    from used
    join users on users.id = used.user_id
    join roles on roles.id = users.role_id
    join statuses on statuses.id = users.status_id`.execute(db)
  return rows[0]
}
