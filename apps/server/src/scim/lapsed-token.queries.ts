import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

/**
 * Returns the organisation of a token for SCIM that has expired or was revoked, so that its administrators see why their
 * directory is refused. Undefined for any other token. Revoked tokens are known until they are pruned.
 */
export async function organisationOfLapsedToken(
  db: Kysely<Database>,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .innerJoin('api_token_organisations', 'api_token_organisations.token_id', 'api_tokens.id')
    .select('api_token_organisations.organisation_id as organisationId')
    .where('api_tokens.token_hash', '=', hash)
    .where('api_tokens.scope', '=', 'administer')
    .where('users.kind', '=', 'service')
    .where((is) =>
      is.or([is('api_tokens.revoked_at', 'is not', null), is('api_tokens.expires_at', '<=', now)]),
    )
    .execute()
  const [only, ...others] = rows
  return others.length === 0 ? only?.organisationId : undefined
}
