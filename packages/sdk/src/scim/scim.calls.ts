import { call } from '../client/call.ts'
import * as contract from '../contract/scim.ts'

/** Gets how the directory of an organisation provisions it with SCIM: its tokens, its last request and its failures. */
export const getScimProvisioning = call(contract.getScimProvisioning)

/** Turns SCIM on or off. While it is off, every request of a directory is refused. */
export const switchScim = call(contract.switchScim)

/**
 * Creates a token for a directory. The first one turns SCIM on. The response has its secret, which is shown only once. A token
 * that the new one replaces is revoked.
 */
export const createScimToken = call(contract.createScimToken)
