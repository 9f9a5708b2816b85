import { call } from '../../client/call.ts'
import * as contract from '../../contract/connectors.reconnect.ts'

/** Lists the requests to others to authorise a connector again. Expired ones stay in the list for a day. */
export const listReconnectLinks = call(contract.listReconnectLinks)

/**
 * Mails a link with which a connector is authorised again without an account. It works once, for 30 minutes. Replaces an
 * earlier request. Rejects with 409 for a connector that was never authorised, and after too many mails.
 */
export const askToReconnect = call(contract.askToReconnect)

/** Withdraws the request to authorise a connector again. Its link stops working. */
export const withdrawReconnectLink = call(contract.withdrawReconnectLink)

/** Gets what the link of a mail asks to authorise. It stays valid. Rejects with 403 if it is not valid. */
export const openReconnectLink = call(contract.openReconnectLink)

/**
 * Gets the address at which the connector of a mailed link is authorised. Also sets a cookie, so that only this browser
 * can return from there.
 */
export const startReconnecting = call(contract.startReconnecting)
