import { call } from '../client/call.ts'
import * as contract from '../contract/tokens.ts'

/** Gets the API token of this call, or null for a signed-in user. */
export const getCurrentToken = call(contract.getCurrentToken)

/** Lists the API tokens of the caller, the newest first. */
export const listOwnTokens = call(contract.listOwnTokens)

/** Creates an API token with the rights of the caller. The response has its secret, which is shown only once. */
export const createOwnToken = call(contract.createOwnToken)

/** Revokes an API token of the caller. Its next call is refused. */
export const revokeOwnToken = call(contract.revokeOwnToken)

/** Lists the API tokens that work in an organisation: those of its members and service accounts, the newest first. */
export const listTokens = call(contract.listTokens)

/** Revokes an API token of a member or of a service account. Its next call is refused. */
export const revokeToken = call(contract.revokeToken)

/** Lists the service accounts of an organisation, by name. */
export const listServiceAccounts = call(contract.listServiceAccounts)

/** Adds a service account, which belongs to one organisation and cannot sign in. */
export const createServiceAccount = call(contract.createServiceAccount)

/** Changes a service account. Its tokens have its new rights from the next call on. */
export const updateServiceAccount = call(contract.updateServiceAccount)

/** Deletes a service account and revokes its tokens. */
export const deleteServiceAccount = call(contract.deleteServiceAccount)

/** Creates an API token of a service account. The response has its secret, which is shown only once. */
export const createServiceToken = call(contract.createServiceToken)
