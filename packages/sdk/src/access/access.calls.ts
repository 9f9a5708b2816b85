import { call } from '../client/call.ts'
import * as contract from '../contract/access.ts'

/**
 * Gets what was granted to the caller in an organisation, and nothing else. Everyone may call it, so that users without
 * administration can ask why they do not see something.
 */
export const getOwnAccess = call(contract.getOwnAccess)

/**
 * Gets who had access to what in an organisation before a time: the members, their groups and connectors, and what they saw
 * in Excel.
 */
export const getPastAccess = call(contract.getPastAccess)

/**
 * Changes the groups, entities, helper tables and connectors of a user together, or nothing. A list that is left out stays.
 * Rejects with 409 if `expected` is no longer true, or if a connector to assign is not connected.
 */
export const saveUserAccess = call(contract.saveUserAccess)
