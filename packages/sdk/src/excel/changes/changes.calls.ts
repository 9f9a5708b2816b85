import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.changes.ts'

/**
 * Lists the changes that the caller can still undo, the newest first, for ten minutes: their own, and those of everyone
 * for administrators of the organisation.
 */
export const listStructureChanges = call(contract.listStructureChanges)

/** Undoes a change of the last ten minutes, wholly or not at all. Rejects with 409 if something it wrote has changed since. */
export const undoStructureChange = call(contract.undoStructureChange)

/** Merges an area into another one, with its links and what groups may see of it. Resolves with the area that stays. */
export const mergeArea = call(contract.mergeArea)

/** Merges a sub-area into another one, with its links and what groups may see of it. Resolves with the one that stays. */
export const mergeSubarea = call(contract.mergeSubarea)

/** Links a sub-area to another area instead, with what groups may see of it there. */
export const moveSubarea = call(contract.moveSubarea)

/** Moves a milestone to another version, with what groups may see of it. Rejects with 409 if the version has that name. */
export const moveMilestone = call(contract.moveMilestone)
