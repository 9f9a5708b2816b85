import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.ts'

const askToEndAll = call(contract.endAllSessions)

/** Lists the browsers in which the caller is signed in, the calling one first. */
export const listSessions = call(contract.listSessions)

/** Signs out on another browser. `id` is the id of the session. */
export const endSession = call(contract.endSession)

/** Ends every session of the caller, including this client's own. */
export async function signOutEverywhere(client: Client): Promise<void> {
  await askToEndAll(client)
  client.session.end('asked')
}

/**
 * Changes the password of the caller. Requires the current one. Ends every other session and every trusted device.
 */
export const changePassword = call(contract.changePassword)

/** Lists the linked identities of the caller. */
export const listIdentities = call(contract.listIdentities)

/** Removes a linked identity of the caller. */
export const removeIdentity = call(contract.removeIdentity)

/** Gets the email address of the caller and its pending change. */
export const getOwnEmail = call(contract.getOwnEmail)

/**
 * Requests a new email address for the caller. Requires the password. The change takes effect when the mailed link is
 * followed.
 */
export const requestEmailChange = call(contract.requestEmailChange)

/** Sends the link of the pending email change again. The previous link becomes invalid. */
export const resendEmailChange = call(contract.resendEmailChange)

/** Cancels the pending email change. Its link becomes invalid. */
export const cancelEmailChange = call(contract.cancelEmailChange)
