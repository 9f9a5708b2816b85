import { call } from '../client/call.ts'
import type { Client } from '../client/client.ts'
import * as contract from '../contract/session.ts'

const askToEndAll = call(contract.endAllSessions)

/** Lists the browsers one is signed in with, the one that asks first. */
export const listSessions = call(contract.listSessions)

/** Signs out on another browser of one's own; `id` is its session's. */
export const endSession = call(contract.endSession)

/** Signs out everywhere; the client's own session is over with it. */
export async function signOutEverywhere(client: Client): Promise<void> {
  await askToEndAll(client)
  client.session.end('asked')
}

/** Changes one's own password, knowing the present one; other browsers are signed out by it. */
export const changePassword = call(contract.changePassword)

/** Lists the identities at providers that the caller signs in with. */
export const listIdentities = call(contract.listIdentities)

/** Removes a linked identity of the caller. */
export const removeIdentity = call(contract.removeIdentity)

/** Gets the caller's address and its pending change. */
export const getOwnEmail = call(contract.getOwnEmail)

/** Requests another address for the caller; it takes effect when the link mailed to it is followed. */
export const requestEmailChange = call(contract.requestEmailChange)

/** Sends the link of the pending change once more. */
export const resendEmailChange = call(contract.resendEmailChange)

/** Cancels the pending change of the address. */
export const cancelEmailChange = call(contract.cancelEmailChange)
