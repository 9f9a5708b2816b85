import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.connection.ts'

/**
 * Tests the settings of a connector without saving them. A blank secret means the stored one of the named connector,
 * if it is sent to the same place. A failed check is part of the response, not an error.
 */
export const testConnection = call(contract.testConnection)
