import { call } from '../client/call.ts'
import * as contract from '../contract/invitations.ts'

/** Lists the invitations to an organisation that are not accepted yet. The newest first. */
export const listInvitations = call(contract.listInvitations)

/**
 * Invites one or more addresses to an organisation. Each succeeds or fails alone: the response has an outcome for each, in
 * their order. An address that is a member or has a valid invitation is left out.
 */
export const invitePeople = call(contract.invitePeople)

/** Mails an invitation again with a new link. The old link stops working. Rejects with 409 after too many mails. */
export const resendInvitation = call(contract.resendInvitation)

/** Withdraws an invitation. Its link stops working. */
export const withdrawInvitation = call(contract.withdrawInvitation)

/** Accepts an invitation with the account of the caller. Only an account with the invited address can (403). */
export const acceptInvitation = call(contract.acceptInvitation)

/** Gets an invitation by the token of its link. It stays valid. Rejects with 403 if it is not valid. */
export const openInvitation = call(contract.openInvitation)

/** Signs up with the invited address, and accepts the invitation. Rejects with 409 if the address has an account. */
export const signUpWithInvitation = call(contract.signUpWithInvitation)
