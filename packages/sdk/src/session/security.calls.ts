import * as contract from '../contract/session.ts'
import { call } from '../transport/call.ts'
import type { Client } from '../transport/client.ts'

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
