import { call } from '../client/call.ts'
import * as contract from '../contract/organisations.ts'

/** Lists the organisations of the caller. Levels 0 and 1 get all of them. */
export const listOrganisations = call(contract.listOrganisations)

/** Lists organisations with their keys and schemas. Level 2 gets only its own. */
export const listClients = call(contract.listClients)

/**
 * Adds an organisation, or changes an existing one. The key decides which. With `expected`, rejects with 409 if it
 * has changed.
 */
export const saveClient = call(contract.saveClient)

/** Gets whether the caller has hidden the checklist of a new organisation. */
export const getFirstRunState = call(contract.getFirstRunState)

/** Hides the checklist of a new organisation from the caller, or shows it again. Other administrators still see it. */
export const saveFirstRunState = call(contract.saveFirstRunState)

/** Deletes an organisation. It can be restored for 30 days, and is erased afterwards. The body has its name, as a check. */
export const deleteOrganisation = call(contract.deleteOrganisation)

/** Lists the deleted organisations that the caller may restore. Levels 0 and 1 get all of them. */
export const listDeletedOrganisations = call(contract.listDeletedOrganisations)

/** Restores a deleted organisation, without credentials and with paused schedules. */
export const restoreOrganisation = call(contract.restoreOrganisation)
