import type { ReconnectLink } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import { hashOf } from '../../security/random-token.ts'
import type { Database } from '../../storage/schema.ts'

type Db = Kysely<Database>
type OfConnector = { organisationId: string; connectorId: string }

/** Returns the requests of an organisation, or only that of one connector. The newest first. */
export const reconnectLinksIn = (
  db: Db,
  organisationId: string,
  connectorId?: string,
): Promise<ReconnectLink[]> =>
  db
    .selectFrom('reconnect_links as link')
    .innerJoin('connectors', 'connectors.id', 'link.connector_id')
    .innerJoin('users', 'users.id', 'link.asked_by')
    .select([
      'link.id',
      'link.connector_id as connectorId',
      'link.email as emailAddress',
      sql<string>`trim(concat(users.first_name, ' ', users.last_name))`.as('askedBy'),
      'link.sent_at as sentAt',
      'link.expires_at as expiresAt',
    ])
    .where('link.organisation_id', '=', organisationId)
    .where('connectors.status', '<>', 'DELETED')
    .$if(connectorId !== undefined, (query) => query.where('link.connector_id', '=', connectorId ?? ''))
    .orderBy('link.sent_at', 'desc')
    .orderBy('link.id')
    .execute()

export type ReconnectLinkRow = NonNullable<Awaited<ReturnType<typeof linkByToken>>>

const links = (db: Db, now: Date) =>
  db.selectFrom('reconnect_links').selectAll().where('expires_at', '>', now)

/** Finds a link that has not expired by its token. */
export const linkByToken = (db: Db, token: string, now: Date) =>
  links(db, now).where('token_hash', '=', hashOf(token)).executeTakeFirst()

/** Finds a link that has not expired by its id. */
export const linkById = (db: Db, id: string, now: Date) =>
  links(db, now).where('id', '=', id).executeTakeFirst()

/** As {@link linkById}, and locks it, so that the second of two uses finds none. */
export const lockLink = (trx: Db, id: string, now: Date) =>
  links(trx, now).where('id', '=', id).forUpdate().executeTakeFirst()

export type NewReconnectLink = OfConnector & {
  email: string
  tokenHash: string
  connectorHash: string
  askedBy: string
  sentAt: Date
  expiresAt: Date
}

/** Stores the request of a connector in place of an earlier one, whose link stops working. */
export async function replaceLink(trx: Db, link: NewReconnectLink): Promise<void> {
  await deleteLinkOf(trx, link)
  await trx
    .insertInto('reconnect_links')
    .values({
      organisation_id: link.organisationId,
      connector_id: link.connectorId,
      email: link.email,
      token_hash: link.tokenHash,
      connector_hash: link.connectorHash,
      asked_by: link.askedBy,
      sent_at: link.sentAt,
      expires_at: link.expiresAt,
    })
    .execute()
}

/** Deletes the request of a connector. Returns the address that was asked; undefined if there is none. */
export const deleteLinkOf = async (
  trx: Db,
  { organisationId, connectorId }: OfConnector,
): Promise<string | undefined> =>
  (
    await trx
      .deleteFrom('reconnect_links')
      .where('organisation_id', '=', organisationId)
      .where('connector_id', '=', connectorId)
      .returning('email')
      .executeTakeFirst()
  )?.email

export const pruneReconnectLinks = (db: Db, before: Date) =>
  db.deleteFrom('reconnect_links').where('expires_at', '<', before).execute()
