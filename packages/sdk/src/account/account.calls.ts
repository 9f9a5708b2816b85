import { call } from '../client/call.ts'
import * as contract from '../contract/account.ts'

/** Signs up with a new account and organisation. */
export const register = call(contract.register)

/** Tells what an external sign-up still needs. */
export const getFinalise = call(contract.getFinalise)

/** Gives what an external sign-up still needs. */
export const finalise = call(contract.finalise)

/** Tells whether an e-mail address can still be used. */
export const isEmailAvailable = call(contract.isEmailAvailable)

/** Sets a new password with the token of a mail. */
export const resetPassword = call(contract.resetPassword)

/** Asks for a mail to set a new password with. */
export const requestPasswordReset = call(contract.requestPasswordReset)

/** Tells whether a token of a mail can still be used. */
export const validateResetToken = call(contract.validateResetToken)

/** Gets the address that a mailed link confirms, most of it hidden. */
export const getAddressToConfirm = call(contract.getAddressToConfirm)

/** Confirms an address with the token of the link mailed to it. */
export const confirmAddress = call(contract.confirmAddress)

/** Tells what an installation offers before signing in. */
export const getAccountOptions = call(contract.getAccountOptions)

/** Gets a captcha challenge. */
export const getCaptchaChallenge = call(contract.getCaptchaChallenge)
