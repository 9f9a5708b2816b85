import { call } from '../client/call.ts'
import * as contract from '../contract/organisations.ts'

/** Lists the organisations of the caller. */
export const listOrganisations = call(contract.listOrganisations)

/** Lists organisations with their keys and schemas. */
export const listClients = call(contract.listClients)

/** Adds an organisation, or changes the one with this key. */
export const saveClient = call(contract.saveClient)
