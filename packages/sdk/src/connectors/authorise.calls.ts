import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.authorise.ts'

/** Asks where to authorise a connector of a type. */
export const authorise = call(contract.authorise)
