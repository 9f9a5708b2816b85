import { call } from '../client/call.ts'
import * as contract from '../contract/database.ts'

/** Gets the database of an organisation, without its password. All fields are empty when it was never set. */
export const getDatabaseCredentials = call(contract.getDatabaseCredentials)

/**
 * Tests and stores the database of an organisation. A blank password keeps the stored one while the host is the same.
 */
export const saveDatabaseCredentials = call(contract.saveDatabaseCredentials)

/** Tests the database of an organisation without storing it. A blank password means the stored one. */
export const testDatabaseCredentials = call(contract.testDatabaseCredentials)

/** Writes the Excel structure into the database of an organisation. Writes all of it or nothing. */
export const synchroniseTables = call(contract.synchroniseTables)

/** Gets when the Excel structure last changed and was last synchronised. */
export const getStructureState = call(contract.getStructureState)

/** Gets the videos that explain the Excel connector. */
export const getExcelGuide = call(contract.getExcelGuide)
