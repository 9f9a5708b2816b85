import { call } from '../client/call.ts'
import * as contract from '../contract/account.options.ts'

/** Gets the sign-in options of the installation. Sign-in providers, captcha and password policy. */
export const getAccountOptions = call(contract.getAccountOptions)
