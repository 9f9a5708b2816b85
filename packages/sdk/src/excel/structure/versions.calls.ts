import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.versions.ts'

/** Lists versions with their milestones. */
export const listVersions = call(contract.listVersions)

/** Creates a version. */
export const createVersion = call(contract.createVersion)

/** Changes the name and status of a version. With `expected`, rejects with 409 if it has changed. */
export const updateVersion = call(contract.updateVersion)

/** Deletes a version with its milestones and grants. With `expected`, rejects with 409 if it has changed. */
export const deleteVersion = call(contract.deleteVersion)

/** Lists the milestones of a version. */
export const listMilestones = call(contract.listMilestones)

/** Creates a milestone of a version. */
export const createMilestone = call(contract.createMilestone)

/** Changes the name and status of a milestone. With `expected`, rejects with 409 if it has changed. */
export const updateMilestone = call(contract.updateMilestone)

/** Deletes a milestone with its grants. With `expected`, rejects with 409 if it has changed. */
export const deleteMilestone = call(contract.deleteMilestone)
