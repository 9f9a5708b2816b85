import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.ts'

const askToEndAll = call(contract.endAllSessions)

/** Lists the browsers in which the caller is signed in, the calling one first. */
export const listSessions = call(contract.listSessions)

/** Signs the caller out in another browser. `id` is the session's id. */
export const endSession = call(contract.endSession)

/** Signs the caller out everywhere, which also ends the client's own session. */
export async function signOutEverywhere(client: Client): Promise<void> {
  await askToEndAll(client)
  client.session.end('asked')
}

/** Changes the caller's password. Requires the current one. Signs out every other browser. */
export const changePassword = call(contract.changePassword)

/** Lists the identities at providers that the caller signs in with. */
export const listIdentities = call(contract.listIdentities)

/** Removes a linked identity of the caller. */
export const removeIdentity = call(contract.removeIdentity)

/** Gets the caller's address and its pending change. */
export const getOwnEmail = call(contract.getOwnEmail)

/** Requests a new address for the caller. It takes effect when the caller follows the mailed link. */
export const requestEmailChange = call(contract.requestEmailChange)

/** Sends the link of the pending change again. */
export const resendEmailChange = call(contract.resendEmailChange)

/** Cancels the pending change of address. */
export const cancelEmailChange = call(contract.cancelEmailChange)
