import type { Kysely } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

export type DomainRow = {
  id: string
  organisationId: string
  domain: string
  providerId: string | null
  token: string
  verifiedAt: Date | null
  checkedAt: Date | null
  missingSince: Date | null
}

const columns = [
  'id',
  'organisation_id as organisationId',
  'domain',
  'provider_id as providerId',
  'token',
  'verified_at as verifiedAt',
  'checked_at as checkedAt',
  'missing_since as missingSince',
] as const

/** The mail domains of an organisation, by name. */
export const domainsOf = (db: Db, organisationId: string): Promise<DomainRow[]> =>
  db
    .selectFrom('mail_domains')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .orderBy('domain')
    .execute()

export const domainById = (db: Db, organisationId: string, id: string): Promise<DomainRow | undefined> =>
  db
    .selectFrom('mail_domains')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The verified domains that were last looked up before this time. */
export const domainsToCheck = (db: Db, before: Date): Promise<DomainRow[]> =>
  db
    .selectFrom('mail_domains')
    .select(columns)
    .where('verified_at', 'is not', null)
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(200)
    .execute()

/** Moves the time of the last check; undefined if another process has done so. */
export const claimCheck = (db: Db, { organisationId, id, checkedAt }: DomainRow, now: Date) =>
  db
    .updateTable('mail_domains')
    .set({ checked_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('checked_at', '=', checkedAt)
    .returning('id')
    .executeTakeFirst()

type NewDomain = Pick<DomainRow, 'organisationId' | 'domain' | 'providerId' | 'token'> & { now: Date }

/** Inserts a domain; undefined if the organisation has it already. */
export const insertDomain = (db: Db, { organisationId, domain, providerId, token, now }: NewDomain) =>
  db
    .insertInto('mail_domains')
    .values({ organisation_id: organisationId, domain, provider_id: providerId, token, created_at: now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'domain']).doNothing())
    .returning(columns)
    .executeTakeFirst()

/** The result of a lookup. */
export type Looked = { verifiedAt: Date | null; checkedAt: Date; missingSince: Date | null }

export const storeLookup = (
  db: Db,
  { organisationId, id }: Pick<DomainRow, 'organisationId' | 'id'>,
  { verifiedAt, checkedAt, missingSince }: Looked,
) =>
  db
    .updateTable('mail_domains')
    .set({ verified_at: verifiedAt, checked_at: checkedAt, missing_since: missingSince })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Gives a domain to a provider, or to none. */
export const assignDomain = (db: Db, { organisationId, id }: DomainRow, providerId: string | null) =>
  db
    .updateTable('mail_domains')
    .set({ provider_id: providerId })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Gives the domains without a provider to this one. */
export const assignFreeDomains = (db: Db, organisationId: string, providerId: string) =>
  db
    .updateTable('mail_domains')
    .set({ provider_id: providerId })
    .where('organisation_id', '=', organisationId)
    .where('provider_id', 'is', null)
    .execute()

export const deleteDomain = (db: Db, organisationId: string, id: string) =>
  db.deleteFrom('mail_domains').where('organisation_id', '=', organisationId).where('id', '=', id).execute()
