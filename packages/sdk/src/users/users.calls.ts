import { call } from '../client/call.ts'
import * as identities from '../contract/users.identities.ts'
import * as links from '../contract/users.links.ts'
import * as manage from '../contract/users.manage.ts'

/** Lists the members of an organisation. */
export const listUsers = call(manage.listUsers)

/** Adds a user to an organisation. */
export const createUser = call(manage.createUser)

/** Changes a user. */
export const updateUser = call(manage.updateUser)

/** Removes a user. */
export const deleteUser = call(manage.deleteUser)

/** Lists the roles the caller may give. */
export const listRoles = call(manage.listRoles)

/** Lists the linked identities of a user. */
export const listUserIdentities = call(identities.listUserIdentities)

/** Removes a linked identity of a user. */
export const removeUserIdentity = call(identities.removeUserIdentity)

/** Assigns a user to a security group. */
export const linkUserToGroup = call(links.linkUserToGroup)

/** Takes a user out of every security group. */
export const unlinkUserFromGroups = call(links.unlinkUserFromGroups)

/** Links a user to an entity. */
export const linkUserToEntity = call(links.linkUserToEntity)

/** Removes every link of a user to entities. */
export const unlinkUserFromEntities = call(links.unlinkUserFromEntities)

/** Links a user to a helper table. */
export const linkUserToHelperTable = call(links.linkUserToHelperTable)

/** Removes every link of a user to helper tables. */
export const unlinkUserFromHelperTables = call(links.unlinkUserFromHelperTables)
