import type { ApiToken, TokenScope } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const nameOf = (table: string) => sql<string | null>`case when ${sql.ref(`${table}.removed_at`)} is null
  then trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}) end`

const organisations = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', organisations.id, 'name', company_name) order by company_name)
  from api_token_organisations
  join organisations on organisations.id = api_token_organisations.organisation_id
  where token_id = api_tokens.id), '[]'::json)`

/** Tokens that were not revoked. Expired ones are included until they are pruned. */
const tokens = (db: Db) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .leftJoin('users as creators', 'creators.id', 'api_tokens.created_by')
    .select([
      'api_tokens.id',
      'api_tokens.name',
      'api_tokens.scope',
      'api_tokens.hint',
      'api_tokens.limited',
      'api_tokens.created_at as createdAt',
      'api_tokens.expires_at as expiresAt',
      'api_tokens.last_used_at as lastUsedAt',
      'users.id as ownerId',
      'users.kind',
      'roles.level as roleLevel',
      organisations.as('organisations'),
      nameOf('users').as('owner'),
      nameOf('creators').as('createdBy'),
    ])
    .where('api_tokens.revoked_at', 'is', null)
    .orderBy('api_tokens.created_at', 'desc')
    .orderBy('api_tokens.id')

export type TokenRow = Awaited<ReturnType<typeof tokensOf>>[number]

export const tokenFrom = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  hint: row.hint,
  organisations: row.limited ? row.organisations : null,
  owner: { id: row.ownerId, name: row.owner ?? '', isService: row.kind === 'service' },
  createdBy: row.createdBy,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt,
})

/** The tokens of a user or service account, the newest first. */
export const tokensOf = (db: Db, userId: string) => tokens(db).where('users.id', '=', userId).execute()

export const tokenById = (db: Db, id: string) => tokens(db).where('api_tokens.id', '=', id).executeTakeFirst()

const membersOf = (db: Db, organisationId: string) =>
  db.selectFrom('user_organisations').select('user_id').where('organisation_id', '=', organisationId)

const tokensFor = (db: Db, organisationId: string) =>
  db.selectFrom('api_token_organisations').select('token_id').where('organisation_id', '=', organisationId)

/**
 * The tokens with which programs can reach an organisation: those of its members unless they are limited to others, and
 * those that are limited to it. Unlimited tokens of administrators of the installation are not listed.
 */
export const tokensIn = (db: Db, organisationId: string) =>
  tokens(db)
    .where((is) =>
      is.or([
        is('api_tokens.id', 'in', tokensFor(db, organisationId)),
        is.and([is('users.id', 'in', membersOf(db, organisationId)), is('api_tokens.limited', '=', false)]),
      ]),
    )
    .execute()

export async function countTokens(db: Db, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type TokenValues = {
  userId: string
  createdBy: string
  name: string
  scope: TokenScope
  hash: string
  hint: string
  organisationIds: readonly string[] | null
  createdAt: Date
  expiresAt: Date | null
}

export async function insertToken(db: Db, token: TokenValues): Promise<string> {
  const { id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: token.userId,
      created_by: token.createdBy,
      name: token.name,
      scope: token.scope,
      token_hash: token.hash,
      hint: token.hint,
      limited: token.organisationIds !== null,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const places = token.organisationIds ?? []
  if (places.length > 0)
    await db
      .insertInto('api_token_organisations')
      .values(places.map((organisation_id) => ({ token_id: id, organisation_id })))
      .execute()
  return id
}

export async function markRevoked(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Revokes every token of an account. */
export async function revokeTokensOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Deletes tokens that were revoked or have expired before this time. */
export async function pruneTokens(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('api_tokens')
    .where((is) => is.or([is('revoked_at', '<', before), is('expires_at', '<', before)]))
    .execute()
}
