import { call } from '../client/call.ts'
import * as contract from '../contract/organisation-sign-in.ts'

/** Gets the sign-in provider and the mail domains of an organisation. */
export const getOrganisationSignIn = call(contract.getOrganisationSignIn)

/**
 * Sets the sign-in provider of an organisation. No response has its secret. Another issuer or client turns it off until it
 * has passed a test, and unlinks every identity.
 */
export const saveSignInProvider = call(contract.saveSignInProvider)

/** Turns the sign-in provider of an organisation on or off. Returns 409 if it has not passed a test. */
export const switchSignInProvider = call(contract.switchSignInProvider)

/** Removes the sign-in provider of an organisation and unlinks its identities. */
export const removeSignInProvider = call(contract.removeSignInProvider)

/** Starts a test sign-in in this browser. It signs no one in. */
export const testSignInProvider = call(contract.testSignInProvider)

/** Adds a mail domain. It counts once its DNS record was found. */
export const addMailDomain = call(contract.addMailDomain)

/** Looks up the DNS record of a mail domain. Returns 409 if the domain belongs to another organisation. */
export const verifyMailDomain = call(contract.verifyMailDomain)

/** Removes a mail domain. Its addresses can then use passwords only. */
export const removeMailDomain = call(contract.removeMailDomain)

/** Gets the sign-in provider for the domain of a mail address. It is the same whether or not the address has an account. */
export const findSignInProvider = call(contract.findSignInProvider)
