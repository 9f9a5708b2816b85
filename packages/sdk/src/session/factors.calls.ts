import { call } from '../client/call.ts'
import * as contract from '../contract/session.factors.ts'

/** Gets the authenticator apps, passkeys and recovery codes of the caller. Of the codes only their number. */
export const getFactors = call(contract.getFactors)

/** Creates the secret of an authenticator app. Show it once, then confirm it with the app's first code. */
export const startAuthenticator = call(contract.startAuthenticator)

/** Adds an authenticator app with its first code. The first app of an account comes with recovery codes. */
export const confirmAuthenticator = call(contract.confirmAuthenticator)

/** Removes an authenticator app of the caller. Without any app, the recovery codes are deleted. */
export const removeAuthenticator = call(contract.removeAuthenticator)

/** Replaces the recovery codes of the caller. The earlier ones become invalid. */
export const replaceRecoveryCodes = call(contract.replaceRecoveryCodes)

/** Mails a code to confirm a dangerous action, for an account without a passkey and an app. */
export const sendStepUpCode = call(contract.sendStepUpCode)

/** Confirms that it is the caller, for dangerous calls of the next ten minutes. */
export const stepUp = call(contract.stepUp)
