import { call } from '../client/call.ts'
import * as contract from '../contract/connectors.filters.ts'

/** Lists the filters of the caller and those shared in an organisation. Sorted by name. */
export const listSavedFilters = call(contract.listSavedFilters)

/** Saves a filter. Returns 409 for a name that the caller has already used, and beyond 50 filters. */
export const createSavedFilter = call(contract.createSavedFilter)

/** Changes a saved filter. Only its owner may, and for a shared one also those who may edit connectors. */
export const updateSavedFilter = call(contract.updateSavedFilter)

/** Deletes a saved filter. Only its owner may, and for a shared one also those who may edit connectors. */
export const deleteSavedFilter = call(contract.deleteSavedFilter)
