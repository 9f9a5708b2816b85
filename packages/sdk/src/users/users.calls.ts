import { call } from '../client/call.ts'
import * as factors from '../contract/users.factors.ts'
import * as identities from '../contract/users.identities.ts'
import * as links from '../contract/users.links.ts'
import * as manage from '../contract/users.manage.ts'

/** Lists the members of an organisation. Levels above 3 get names and addresses only. */
export const listUsers = call(manage.listUsers)

/**
 * Adds a user to an organisation. Needs either a password or `sendPasswordLink`, which mails them a link to choose
 * one.
 */
export const createUser = call(manage.createUser)

/** Changes a user. Without a password the old one stays. With `expected`, rejects with 409 if they have changed. */
export const updateUser = call(manage.updateUser)

/** Removes a user. From the caller's organisations. An account without any organisation is archived. */
export const deleteUser = call(manage.deleteUser)

/** Mails a user a link to set a password. Rejects with 409 if they are not active or got too many links today. */
export const sendPasswordLink = call(manage.sendPasswordLink)

/** Lists the roles the caller may give. Least privileged first. */
export const listRoles = call(manage.listRoles)

/** Gets how many authenticator apps and recovery codes a user has. */
export const getUserFactors = call(factors.getUserFactors)

/** Removes the authenticator apps and recovery codes of a user, who can then sign in without them. */
export const resetUserFactors = call(factors.resetUserFactors)

/** Lists the linked identities of a user. */
export const listUserIdentities = call(identities.listUserIdentities)

/** Removes a linked identity of a user. */
export const removeUserIdentity = call(identities.removeUserIdentity)

/**
 * Assigns a user to a security group. Repeating it changes nothing. With `expected`, rejects with 409 if the user's
 * groups have changed.
 */
export const linkUserToGroup = call(links.linkUserToGroup)

/**
 * Takes a user out of every security group. Of one organisation. With `expected`, rejects with 409 if the user's
 * groups have changed.
 */
export const unlinkUserFromGroups = call(links.unlinkUserFromGroups)

/** Links a user to an entity. `applyFor` states whether future entities are included. */
export const linkUserToEntity = call(links.linkUserToEntity)

/**
 * Removes every link of a user to entities. Future ones too. With `expected`, rejects with 409 if the links have
 * changed.
 */
export const unlinkUserFromEntities = call(links.unlinkUserFromEntities)

/** Links a user to a helper table. Repeating it changes nothing. */
export const linkUserToHelperTable = call(links.linkUserToHelperTable)

/**
 * Removes every link of a user to helper tables. Of one organisation. With `expected`, rejects with 409 if the links
 * have changed.
 */
export const unlinkUserFromHelperTables = call(links.unlinkUserFromHelperTables)
