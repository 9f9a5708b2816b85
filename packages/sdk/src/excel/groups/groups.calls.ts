import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.groups.ts'

/** Lists security groups with their grants. */
export const listSecurityGroups = call(contract.listSecurityGroups)

/**
 * Creates a security group, or renames an existing one. With `expected`, rejects with 409 if its name has changed. A
 * new group cannot have `expected` (400).
 */
export const saveSecurityGroup = call(contract.saveSecurityGroup)

/**
 * Changes the status of a security group. Active or archived. With `expected`, rejects with 409 if it has changed.
 */
export const setSecurityGroupStatus = call(contract.setSecurityGroupStatus)

/** Deletes a security group with its grants and assignments. With `expected`, rejects with 409 if it has changed. */
export const deleteSecurityGroup = call(contract.deleteSecurityGroup)

/**
 * Grants a security group areas and sub-areas. A combination, a whole area or a whole sub-area. Repeating it changes
 * nothing. With `expected`, rejects with 409 if that grant has changed.
 */
export const grantAreas = call(contract.grantAreas)

/** Revokes areas and sub-areas of a security group. `expected` works as for {@link grantAreas}. */
export const revokeAreas = call(contract.revokeAreas)

/**
 * Grants a security group versions and milestones. A milestone or a whole version. Repeating it changes nothing.
 * `expected` works as for {@link grantAreas}.
 */
export const grantMilestones = call(contract.grantMilestones)

/** Revokes versions and milestones of a security group. `expected` works as for {@link grantAreas}. */
export const revokeMilestones = call(contract.revokeMilestones)
