import type { Id } from '../id.ts'
import type { Inviter } from '../invitations/invitation.ts'
import { can } from '../session/abilities.ts'

/** A mailed request to authorise a connector again. A connector has one at most, and it is deleted when it is used. */
export type ReconnectLink = {
  /** Identifies the request. */
  id: Id
  /** The connector to authorise. */
  connectorId: Id
  /** The address that was asked. */
  emailAddress: string
  /** The name of the administrator who sent it last. */
  askedBy: string
  /** When it was sent last. */
  sentAt: Date
  /** When its link stops working. */
  expiresAt: Date
}

/** What the person who opens a reconnect link sees before leaving for the provider. */
export type ReconnectOffer = {
  /** The name of the organisation. */
  companyName: string
  /** The name of the connector. */
  connectorName: string
  /** The connector type, e.g. `xero`. */
  type: string
  /** The account at the provider that must be chosen. */
  account: string
  /** The name of the administrator who asks. */
  askedBy: string
  /** When its link stops working. */
  expiresAt: Date
}

/** What came of a visit to the provider with a reconnect link. */
export type ReconnectResult = (typeof reconnectResults)[number]

/** All results, as the address of the portal's page names them. */
export const reconnectResults = [
  'done',
  'cancelled',
  'other_account',
  'other_organisation',
  'not_permitted',
  'failed',
  'invalid',
] as const

/** How long a reconnect link works, in milliseconds. */
export const RECONNECT_LINK_MS = 30 * 60_000

/** Whether the link of a request no longer works. */
export const isReconnectLinkExpired = ({ expiresAt }: Pick<ReconnectLink, 'expiresAt'>, now: Date): boolean =>
  expiresAt.getTime() <= now.getTime()

/** Whether a reconnect link still counts that this administrator sent: they must still be allowed to authorise there. */
export const mayStillAskToReconnect = (asker: Inviter): boolean =>
  asker.isActive &&
  (asker.isMember || can(asker, 'organisations.act-on-every')) &&
  can(asker, 'connectors.authorise')
