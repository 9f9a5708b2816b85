import * as contract from '../contract/connectors.connection.ts'
import { call } from '../transport/call.ts'

/** Tries settings of a connector, storing nothing. */
export const testConnection = call(contract.testConnection)
