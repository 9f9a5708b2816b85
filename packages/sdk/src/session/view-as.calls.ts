import { call } from '../client/call.ts'
import * as contract from '../contract/session.view-as.ts'

/**
 * Lets the caller see the portal as another user of an organisation, for 30 minutes. Refresh the session afterwards: its user
 * is then the other one, with `viewAs`. Reads return what that user sees. Everything else is refused with 403. Both ends of
 * the view are in the audit log.
 */
export const startViewAs = call(contract.startViewAs)

/** Returns from the view of another user. Refresh the session afterwards. */
export const endViewAs = call(contract.endViewAs)
