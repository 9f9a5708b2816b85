import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.authorise.ts'

/**
 * Gets the address at which to authorise a connector of a type. Also sets a cookie, so that only this browser can
 * return from there.
 */
export const authorise = call(contract.authorise)
