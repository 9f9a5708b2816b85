import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.connection.ts'

/** Tries settings of a connector, storing nothing. */
export const testConnection = call(contract.testConnection)
