import { call } from '../client/call.ts'
import * as contract from '../contract/account.ts'

/** Signs up with a new account and organisation. */
export const register = call(contract.register)

/** Gets the data that an external sign-up still needs. */
export const getFinalise = call(contract.getFinalise)

/**
 * Sends the data that an external sign-up still needs. An organisation, a password to link with, or a request to
 * join.
 */
export const finalise = call(contract.finalise)

/** Checks whether an email address is available. False means that the address is taken. */
export const isEmailAvailable = call(contract.isEmailAvailable)

/** Sets a new password with the token of a mail. */
export const resetPassword = call(contract.resetPassword)

/** Requests a mail to set a new password with. The response does not reveal whether the address is known. */
export const requestPasswordReset = call(contract.requestPasswordReset)

/** Checks whether the token of a mail is still valid. */
export const validateResetToken = call(contract.validateResetToken)

/**
 * Gets the address that a mailed link confirms, most of it hidden. Changes nothing, because mail programs follow
 * links too.
 */
export const getAddressToConfirm = call(contract.getAddressToConfirm)

/** Confirms an email address with the token of a mail. */
export const confirmAddress = call(contract.confirmAddress)

/** Gets a captcha challenge. Its format belongs to the captcha provider. */
export const getCaptchaChallenge = call(contract.getCaptchaChallenge)
