import type { AlertChannelKind } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import type { SecretPlace } from '../storage/secret-box.ts'

type Db = Kysely<Database>

/** A channel of an organisation. */
export type OfChannel = { organisationId: string; id: string }

/** The place for which the address of a channel is sealed. */
export const urlPlace = ({ organisationId, id }: OfChannel): SecretPlace => ({
  organisation: organisationId,
  table: 'alert_channels',
  row: id,
  field: 'url',
})

const channels = (db: Db, organisationId: string) =>
  db
    .selectFrom('alert_channels')
    .select(['id', 'name', 'kind', 'host', 'url_sealed as sealed', 'events', 'error'])
    .where('organisation_id', '=', organisationId)

export type ChannelRow = Awaited<ReturnType<typeof channelsOf>>[number]

export const channelsOf = (db: Db, organisationId: string) => channels(db, organisationId).execute()

export const channelById = (db: Db, { organisationId, id }: OfChannel) =>
  channels(db, organisationId).where('id', '=', id).executeTakeFirst()

/** Makes other changes of the channels of an organisation wait, so that their limit is kept. */
export const lockChannels = (db: Db, organisationId: string) =>
  db.selectFrom('organisations').select('id').where('id', '=', organisationId).forNoKeyUpdate().execute()

export type ChannelValues = { name: string; host: string; sealed: string; events: readonly string[] }

const columnsOf = ({ name, host, sealed, events }: ChannelValues) => ({
  name,
  host,
  url_sealed: sealed,
  events: sql<string[]>`${[...events]}::text[]`,
})

export const insertChannel = (
  db: Db,
  { organisationId, id }: OfChannel,
  kind: AlertChannelKind,
  values: ChannelValues,
  now: Date,
) =>
  db
    .insertInto('alert_channels')
    .values({ ...columnsOf(values), id, organisation_id: organisationId, kind, created_at: now })
    .execute()

export const changeChannel = (db: Db, { organisationId, id }: OfChannel, values: ChannelValues) =>
  db
    .updateTable('alert_channels')
    .set({ ...columnsOf(values), error: null })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()

export const removeChannel = (db: Db, { organisationId, id }: OfChannel) =>
  db.deleteFrom('alert_channels').where('organisation_id', '=', organisationId).where('id', '=', id).execute()

export const storeChannelError = (db: Db, { organisationId, id }: OfChannel, error: string | null) =>
  db
    .updateTable('alert_channels')
    .set({ error })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
