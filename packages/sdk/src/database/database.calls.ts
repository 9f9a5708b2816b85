import * as contract from '../contract/database.ts'
import { call } from '../transport/call.ts'

/** Gets the database of an organisation, without its password. */
export const getDatabaseCredentials = call(contract.getDatabaseCredentials)

/** Tries and stores the database of an organisation. */
export const saveDatabaseCredentials = call(contract.saveDatabaseCredentials)

/** Writes the Excel structure into the database of an organisation. */
export const synchroniseTables = call(contract.synchroniseTables)
