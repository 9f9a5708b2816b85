import { CUSTOM_SOURCE, type ManifestSummary } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

/** A source of an organisation. */
export type OfSource = { organisationId: string; sourceId: string }

/** The user who saved a version. Null if there is none any more. */
const author = sql<
  string | null
>`case when users.removed_at is null then users.first_name || ' ' || users.last_name end`

/** Whether that user is a member of the organisation of the version. */
const isMember = sql<boolean>`exists (select from user_organisations as member
  where member.organisation_id = versions.organisation_id and member.user_id = users.id)`

const connectors = sql<number>`(select count(*)::integer from connector_properties as property
  join connectors on connectors.id = property.connector_id
  where property.organisation_id = custom_sources.organisation_id and property.name = ${CUSTOM_SOURCE}
    and property.value = custom_sources.id::text and connectors.status <> 'DELETED')`

const sources = (db: Db, organisationId: string) =>
  db
    .selectFrom('custom_sources')
    .innerJoin('custom_source_versions as versions', (join) =>
      join
        .onRef('versions.source_id', '=', 'custom_sources.id')
        .onRef('versions.number', '=', 'custom_sources.version'),
    )
    .leftJoin('users', 'users.id', 'versions.saved_by')
    .select([
      'custom_sources.id',
      'custom_sources.name',
      'custom_sources.version',
      'versions.summary',
      'versions.saved_at as changedAt',
      author.as('author'),
      isMember.as('isMember'),
      connectors.as('connectors'),
    ])
    .where('custom_sources.organisation_id', '=', organisationId)

export type SourceRow = Awaited<ReturnType<typeof sourcesOf>>[number]

export const sourcesOf = (db: Db, organisationId: string) => sources(db, organisationId).execute()

/** The number of connectors of the organisation that read each of these sources. */
export async function connectorCounts(
  db: Db,
  organisationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('connector_properties')
    .innerJoin('connectors', 'connectors.id', 'connector_properties.connector_id')
    .select(({ fn }) => ['connector_properties.value as id', fn.countAll<string>().as('count')])
    .where('connector_properties.organisation_id', '=', organisationId)
    .where('connector_properties.name', '=', CUSTOM_SOURCE)
    .where('connector_properties.value', 'in', ids)
    .where('connectors.status', '<>', 'DELETED')
    .groupBy('connector_properties.value')
    .execute()
  return new Map(rows.map(({ id, count }) => [id ?? '', Number(count)]))
}

/** A source with the text of its current version. */
export const sourceById = (db: Db, { organisationId, sourceId }: OfSource) =>
  sources(db, organisationId)
    .select('versions.text')
    .where('custom_sources.id', '=', sourceId)
    .executeTakeFirst()

/** Locks a source, so that changes of it run one after another. Returns its current version. */
export const lockedSource = (db: Db, { organisationId, sourceId }: OfSource) =>
  db
    .selectFrom('custom_sources')
    .select(['id', 'name', 'version'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sourceId)
    .forUpdate()
    .executeTakeFirst()

/** Makes other changes of the sources of an organisation wait, so that names stay unique and limits are kept. */
export const lockSources = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()

export async function countSources(db: Db, organisationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('custom_sources')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const allVersions = (db: Db, { organisationId, sourceId }: OfSource) =>
  db
    .selectFrom('custom_source_versions as versions')
    .leftJoin('users', 'users.id', 'versions.saved_by')
    .select([
      'versions.number',
      'versions.saved_at as at',
      'versions.restored',
      author.as('author'),
      isMember.as('isMember'),
    ])
    .where('versions.organisation_id', '=', organisationId)
    .where('versions.source_id', '=', sourceId)

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number]

export const versionsOf = (db: Db, source: OfSource) =>
  allVersions(db, source).orderBy('versions.number', 'desc').execute()

export const versionOf = (db: Db, source: OfSource, number: number) =>
  allVersions(db, source).select('versions.text').where('versions.number', '=', number).executeTakeFirst()

/** The names of the connectors that read a source. */
export const connectorsOf = async (db: Db, { organisationId, sourceId }: OfSource): Promise<string[]> => {
  const rows = await db
    .selectFrom('connector_properties')
    .innerJoin('connectors', 'connectors.id', 'connector_properties.connector_id')
    .select('connectors.name')
    .where('connector_properties.organisation_id', '=', organisationId)
    .where('connector_properties.name', '=', CUSTOM_SOURCE)
    .where('connector_properties.value', '=', sourceId)
    .where('connectors.status', '<>', 'DELETED')
    .orderBy('connectors.name')
    .execute()
  return rows.map(({ name }) => name)
}

type NewSource = { organisationId: string; name: string; nameKey: string; now: Date }

export const insertSource = async (
  db: Db,
  { organisationId, name, nameKey, now }: NewSource,
): Promise<string> =>
  (
    await db
      .insertInto('custom_sources')
      .values({ organisation_id: organisationId, name, name_key: nameKey, version: 1, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** The source of the organisation that has this name. */
export const sourceNamed = (db: Db, organisationId: string, nameKey: string) =>
  db
    .selectFrom('custom_sources')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name_key', '=', nameKey)
    .executeTakeFirst()

export const changeSource = (
  db: Db,
  { organisationId, sourceId }: OfSource,
  { name, nameKey, version }: { name: string; nameKey: string; version: number },
) =>
  db
    .updateTable('custom_sources')
    .set({ name, name_key: nameKey, version })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sourceId)
    .execute()

type NewVersion = {
  number: number
  text: string
  summary: ManifestSummary
  savedBy: string
  now: Date
  restored: number | null
}

export const insertVersion = (
  db: Db,
  { organisationId, sourceId }: OfSource,
  { number, text, summary, savedBy, now, restored }: NewVersion,
) =>
  db
    .insertInto('custom_source_versions')
    .values({
      source_id: sourceId,
      organisation_id: organisationId,
      number,
      text,
      summary: JSON.stringify(summary),
      saved_by: savedBy,
      saved_at: now,
      restored,
    })
    .execute()

/** Removes the oldest versions of a source beyond a number and beyond a total length. */
export const removeOldVersions = (
  db: Db,
  { organisationId, sourceId }: OfSource,
  { most, length }: { most: number; length: number },
) =>
  sql`delete from custom_source_versions where organisation_id = ${organisationId} and source_id = ${sourceId} and number in (
    select number from (
      select number, row_number() over newest as place, sum(length(text)) over newest as total
      from custom_source_versions
      where organisation_id = ${organisationId} and source_id = ${sourceId}
      window newest as (order by number desc)
    ) as sized where place > ${most} or (total > ${length} and place > 1))`.execute(db)

export const deleteSource = (db: Db, { organisationId, sourceId }: OfSource) =>
  db
    .deleteFrom('custom_sources')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sourceId)
    .execute()
