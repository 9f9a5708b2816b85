import * as contract from '../contract/connectors.authorise.ts'
import { call } from '../transport/call.ts'

/** Asks where to authorise a connector of a type. */
export const authorise = call(contract.authorise)
