import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.areas.ts'

/** Lists areas with the sub-areas they are linked to. */
export const listAreas = call(contract.listAreas)

/** Creates an area. */
export const createArea = call(contract.createArea)

/** Changes the name, status and link type of an area. */
export const updateArea = call(contract.updateArea)

/** Deletes an area with its links and grants. */
export const deleteArea = call(contract.deleteArea)

/** Lists sub-areas with the areas they are linked to. */
export const listSubareas = call(contract.listSubareas)

/** Creates a sub-area. */
export const createSubarea = call(contract.createSubarea)

/** Changes the name and status of a sub-area. */
export const updateSubarea = call(contract.updateSubarea)

/** Deletes a sub-area with its links and grants. */
export const deleteSubarea = call(contract.deleteSubarea)

/** Links an area to a sub-area, or to every one. */
export const linkArea = call(contract.linkArea)

/** Unlinks an area from a sub-area. */
export const unlinkArea = call(contract.unlinkArea)

/** Unlinks an area from every sub-area. */
export const unlinkAreaFromAll = call(contract.unlinkAreaFromAll)
