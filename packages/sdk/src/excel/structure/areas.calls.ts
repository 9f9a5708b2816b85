import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.areas.ts'

/**
 * Lists areas with the sub-areas they are linked to. Of one organisation, or of all of the caller's. More than 20,000
 * links return 422 unless `links` is `custom`: then `subareas` of an automatic area is empty.
 */
export const listAreas = call(contract.listAreas)

/** Creates an area. It is linked to every sub-area, current and future. */
export const createArea = call(contract.createArea)

/**
 * Creates areas and sub-areas from the rows of a table and links them, all or nothing. Existing names are used, so a
 * repeated import adds nothing.
 */
export const importAreas = call(contract.importAreas)

/** Changes the name, status and link type of an area. With `expected`, rejects with 409 if it has changed. */
export const updateArea = call(contract.updateArea)

/** Deletes an area with its links and grants. With `expected`, rejects with 409 if it has changed. */
export const deleteArea = call(contract.deleteArea)

/**
 * Lists sub-areas with the areas they are linked to. Of one organisation, or of all of the caller's. More than 20,000
 * links return 422 unless `links` is `custom`: then `areas` leaves out automatic areas.
 */
export const listSubareas = call(contract.listSubareas)

/** Creates a sub-area. Automatic areas are linked to it immediately. */
export const createSubarea = call(contract.createSubarea)

/** Changes the name and status of a sub-area. With `expected`, rejects with 409 if it has changed. */
export const updateSubarea = call(contract.updateSubarea)

/** Deletes a sub-area with its links and grants. With `expected`, rejects with 409 if it has changed. */
export const deleteSubarea = call(contract.deleteSubarea)

/**
 * Links an area to a sub-area, or to every one. One sub-area makes it custom, every sub-area makes it automatic. With
 * `expected`, rejects with 409 if its links have changed.
 */
export const linkArea = call(contract.linkArea)

/**
 * Unlinks an area from a sub-area. An automatic area becomes custom and keeps the others. With `expected`, rejects
 * with 409 if its links have changed.
 */
export const unlinkArea = call(contract.unlinkArea)

/**
 * Unlinks an area from every sub-area. It becomes custom. With `expected`, rejects with 409 if its links have
 * changed.
 */
export const unlinkAreaFromAll = call(contract.unlinkAreaFromAll)
