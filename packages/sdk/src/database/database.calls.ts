import { call } from '../client/call.ts'
import * as contract from '../contract/database.ts'

/** Gets the database of an organisation, without its password. */
export const getDatabaseCredentials = call(contract.getDatabaseCredentials)

/** Tries and stores the database of an organisation. */
export const saveDatabaseCredentials = call(contract.saveDatabaseCredentials)

/** Tries the database of an organisation, storing nothing. */
export const testDatabaseCredentials = call(contract.testDatabaseCredentials)

/** Writes the Excel structure into the database of an organisation. */
export const synchroniseTables = call(contract.synchroniseTables)

/** Gets when the Excel structure of an organisation changed and when it was synchronised last. */
export const getStructureState = call(contract.getStructureState)

/** Gets which videos explain the Excel connector. */
export const getExcelGuide = call(contract.getExcelGuide)
