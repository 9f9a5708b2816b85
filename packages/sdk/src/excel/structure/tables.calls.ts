import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.tables.ts'

/** Lists entities. */
export const listEntities = call(contract.listEntities)

/** Creates an entity. Users linked to all current and future entities are linked to it. */
export const createEntity = call(contract.createEntity)

/** Changes the name of an entity. With `expected`, rejects with 409 if it has changed. */
export const updateEntity = call(contract.updateEntity)

/** Deletes an entity with its links to users. With `expected`, rejects with 409 if it has changed. */
export const deleteEntity = call(contract.deleteEntity)

/** Lists helper tables. */
export const listHelperTables = call(contract.listHelperTables)

/** Creates a helper table. */
export const createHelperTable = call(contract.createHelperTable)

/**
 * Changes the name, status and table name of a helper table. With `expected`, rejects with 409 if name or status has
 * changed.
 */
export const updateHelperTable = call(contract.updateHelperTable)

/** Deletes a helper table with its links to users. With `expected`, rejects with 409 if it has changed. */
export const deleteHelperTable = call(contract.deleteHelperTable)
