import { type Kysely, sql } from 'kysely'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>

/** A filter of an organisation. */
export type OfFilter = { organisationId: string; id: string }

/** The name of the owner; null after they have left. */
const author = sql<
  string | null
>`case when users.removed_at is null then users.first_name || ' ' || users.last_name end`

const filters = (db: Db, organisationId: string) =>
  db
    .selectFrom('saved_filters')
    .leftJoin('users', 'users.id', 'saved_filters.owner_id')
    .select([
      'saved_filters.id',
      'saved_filters.owner_id as ownerId',
      'saved_filters.name',
      'saved_filters.query',
      'saved_filters.shared',
      author.as('author'),
      sql<boolean>`exists (select from user_organisations as member
        where member.organisation_id = saved_filters.organisation_id and member.user_id = saved_filters.owner_id)`.as(
        'isMember',
      ),
    ])
    .where('saved_filters.organisation_id', '=', organisationId)

export type FilterRow = Awaited<ReturnType<typeof visibleFilters>>[number]

/** The filters of a user, and those that all members see. */
export const visibleFilters = (db: Db, organisationId: string, userId: string) =>
  filters(db, organisationId)
    .where((is) => is.or([is('saved_filters.shared', '=', true), is('saved_filters.owner_id', '=', userId)]))
    .execute()

/** A filter that a user sees. */
export const visibleFilter = (db: Db, { organisationId, id }: OfFilter, userId: string) =>
  filters(db, organisationId)
    .where('saved_filters.id', '=', id)
    .where((is) => is.or([is('saved_filters.shared', '=', true), is('saved_filters.owner_id', '=', userId)]))
    .executeTakeFirst()

/** Makes other changes of the filters of an organisation wait, so that names stay unique and limits are kept. */
export const lockFilters = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()

/** The number of shared filters of an organisation, or of personal ones of a user there. */
export async function countFilters(db: Db, organisationId: string, ownerId: string | 'shared') {
  const { count } = await db
    .selectFrom('saved_filters')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('shared', '=', ownerId === 'shared')
    .$if(ownerId !== 'shared', (query) => query.where('owner_id', '=', ownerId))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The filter of an owner that has this name. */
export const filterNamed = (db: Db, organisationId: string, ownerId: string, nameKey: string) =>
  db
    .selectFrom('saved_filters')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('owner_id', '=', ownerId)
    .where('name_key', '=', nameKey)
    .executeTakeFirst()

export type FilterValues = { name: string; nameKey: string; query: string; shared: boolean }

export const insertFilter = async (
  db: Db,
  { organisationId, ownerId, now }: { organisationId: string; ownerId: string; now: Date },
  { nameKey, ...values }: FilterValues,
): Promise<string> =>
  (
    await db
      .insertInto('saved_filters')
      .values({
        organisation_id: organisationId,
        owner_id: ownerId,
        name_key: nameKey,
        created_at: now,
        ...values,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const changeFilter = (
  db: Db,
  { organisationId, id }: OfFilter,
  { nameKey, ...values }: FilterValues,
) =>
  db
    .updateTable('saved_filters')
    .set({ name_key: nameKey, ...values })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const removeFilter = (db: Db, { organisationId, id }: OfFilter) =>
  db.deleteFrom('saved_filters').where('organisation_id', '=', organisationId).where('id', '=', id).execute()
