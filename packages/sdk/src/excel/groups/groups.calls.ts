import { call } from '../../client/call.ts'
import * as contract from '../../contract/excel.groups.ts'

/** Lists security groups with their grants. */
export const listSecurityGroups = call(contract.listSecurityGroups)

/** Creates a security group, or renames an existing one. */
export const saveSecurityGroup = call(contract.saveSecurityGroup)

/** Changes the status of a security group. */
export const setSecurityGroupStatus = call(contract.setSecurityGroupStatus)

/** Deletes a security group with its grants and assignments. */
export const deleteSecurityGroup = call(contract.deleteSecurityGroup)

/** Grants a security group areas and sub-areas. */
export const grantAreas = call(contract.grantAreas)

/** Revokes areas and sub-areas of a security group. */
export const revokeAreas = call(contract.revokeAreas)

/** Grants a security group versions and milestones. */
export const grantMilestones = call(contract.grantMilestones)

/** Revokes versions and milestones of a security group. */
export const revokeMilestones = call(contract.revokeMilestones)
