import type { Generated } from 'kysely'
import type { Moment } from '../columns.ts'

export type ReconnectLinkTables = { reconnect_links: ReconnectLinksTable }

/** A mailed request to authorise a connector again. It is deleted when it is used or withdrawn. */
export type ReconnectLinksTable = {
  id: Generated<string>
  organisation_id: string
  connector_id: string
  email: string
  /** SHA-256 of the token. The token itself is only in the mail. */
  token_hash: string
  /** SHA-256 of the connector as it was. The link stops working if it changes. */
  connector_hash: string
  /** The administrator whose rights count when it is used. */
  asked_by: string
  sent_at: Moment
  expires_at: Moment
}
