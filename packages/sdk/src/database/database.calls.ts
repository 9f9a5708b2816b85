import { call } from '../client/call.ts'
import * as contract from '../contract/database.ts'

/** Gets the database of an organisation, without its password. */
export const getDatabaseCredentials = call(contract.getDatabaseCredentials)

/** Checks and stores the database of an organisation. */
export const saveDatabaseCredentials = call(contract.saveDatabaseCredentials)

/** Checks the database of an organisation without storing it. */
export const testDatabaseCredentials = call(contract.testDatabaseCredentials)

/** Writes the Excel structure into the database of an organisation. */
export const synchroniseTables = call(contract.synchroniseTables)

/** Gets when the Excel structure of an organisation last changed, and when it was last synchronised. */
export const getStructureState = call(contract.getStructureState)

/** Gets the videos that explain the Excel connector. */
export const getExcelGuide = call(contract.getExcelGuide)
