import { call } from '../client/call.ts'
import * as contract from '../contract/xero2sql.ts'

/** Lists the authorisations at Xero. */
export const listXeroTokens = call(contract.listXeroTokens)

/** Gets an authorisation with the companies it gives access to. */
export const getXeroToken = call(contract.getXeroToken)

/** Stores the database of one company of an authorisation. */
export const saveTokenCredentials = call(contract.saveTokenCredentials)

/** Synchronises the tables of an authorisation. */
export const synchroniseTokenTables = call(contract.synchroniseTokenTables)

/** Lists the Xero companies of the caller. */
export const listMyXero2SqlProducts = call(contract.listMyXero2SqlProducts)

/** Lists members with the Xero companies linked to them. */
export const listXero2SqlUsers = call(contract.listXero2SqlUsers)

/** Removes every link of a user to Xero companies. */
export const unlinkUserFromXero2SqlProducts = call(contract.unlinkUserFromXero2SqlProducts)

/** Links a user to a Xero company. */
export const linkUserToXero2SqlProduct = call(contract.linkUserToXero2SqlProduct)

/** Starts a sync of a Xero company. */
export const startXero2SqlSync = call(contract.startXero2SqlSync)

/** Gets the database of a Xero company, without its password. */
export const getXero2SqlCredentials = call(contract.getXero2SqlCredentials)

/** Stores the database of a Xero company. */
export const saveXero2SqlCredentials = call(contract.saveXero2SqlCredentials)
