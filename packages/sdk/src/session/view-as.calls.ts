import { call } from '../client/call.ts'
import * as contract from '../contract/session.view-as.ts'

/**
 * Sees the portal as another user, for 30 minutes and without changing anything. Refresh the session afterwards: its user is
 * then the other one, with `viewAs`. Reads return what that user sees. Everything else is refused with 403. Both ends of the
 * view are in the audit log.
 */
export const startViewAs = call(contract.startViewAs)

/** Returns from the view of another user. Without a view, nothing changes. Refresh the session afterwards. */
export const endViewAs = call(contract.endViewAs)
