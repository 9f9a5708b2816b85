import { type Id, type Named, sameId } from '../id.ts'
import { type Actor, can } from '../session/abilities.ts'
import { mayGiveRole } from '../session/may-manage.ts'
import type { AssignableRole } from '../users/user.ts'

/** An address that has been invited to an organisation. It is not a member before it accepts. */
export type Invitation = {
  /** Identifies the invitation. */
  id: Id
  /** The invited address. Only an account with this address can accept. */
  emailAddress: string
  /** The first name that the administrator entered; '' if none. */
  firstName: string
  /** The last name that the administrator entered; '' if none. */
  lastName: string
  /** The role of the new account. */
  role: AssignableRole
  /** The security groups they are assigned to when they accept. */
  groups: Named[]
  /** The connectors they are assigned to when they accept. */
  connectors: Named[]
  /** The name of the administrator who sent it last. */
  invitedBy: string
  /** When it was sent last. */
  sentAt: Date
  /** When its link stops working. */
  expiresAt: Date
}

/** What an invitation gives: the role of a new account, and what the account is assigned to. */
export type InvitedAccess = {
  /** The id of the role. */
  roleId: Id
  /** The ids of the security groups. */
  groupIds: readonly Id[]
  /** The ids of the connectors. */
  connectorIds: readonly Id[]
}

/** Whether two invitations give the same, so that sending the second one would only repeat the first. */
export const isSameAccess = (one: InvitedAccess, other: InvitedAccess): boolean =>
  sameId(one.roleId, other.roleId) &&
  areSameIds(one.groupIds, other.groupIds) &&
  areSameIds(one.connectorIds, other.connectorIds)

const areSameIds = (some: readonly Id[], others: readonly Id[]) =>
  some.length === others.length && some.every((id) => others.some((other) => sameId(id, other)))

/** What happened to one of the addresses of a call that invites several. */
export type InvitationOutcome = {
  /** The address as it was sent. */
  emailAddress: string
  /** Whether it was invited, left out because there was nothing to do, or failed. */
  outcome: 'invited' | 'skipped' | 'failed'
  /** Why it was left out or failed; '' if it was invited. */
  message: string
}

/** What a user who opens the link of an invitation sees before accepting it. */
export type InvitationOffer = {
  /** The invited address. */
  emailAddress: string
  /** The first name that the administrator entered; '' if none. */
  firstName: string
  /** The last name that the administrator entered; '' if none. */
  lastName: string
  /** The name of the organisation. */
  companyName: string
  /** The name of the administrator who sent it. */
  invitedBy: string
  /** The role of a new account. */
  role: AssignableRole
  /** When its link stops working. */
  expiresAt: Date
  /** Whether the address has an account already, which keeps its own role. */
  hasAccount: boolean
}

/** Limits of invitations. */
export const invitationLimits = {
  /** How long the link works, in milliseconds. */
  lifetimeMs: 7 * 24 * 3_600_000,
  /** The most addresses of one call. */
  people: 200,
  /** The most security groups of one call. */
  groups: 100,
  /** The most connectors of one call. */
  connectors: 100,
} as const

/** Whether the link of an invitation no longer works. */
export const isInvitationExpired = ({ expiresAt }: Pick<Invitation, 'expiresAt'>, now: Date): boolean =>
  expiresAt.getTime() <= now.getTime()

/** The administrator who sent an invitation, as they are when it is accepted. */
export type Inviter = Actor & {
  /** Whether the account is active. */
  isActive: boolean
  /** Whether they belong to the organisation. */
  isMember: boolean
}

/**
 * Whether an invitation still counts that this administrator sent: they must still be allowed to give the role in the
 * organisation.
 */
export const mayStillInvite = (inviter: Inviter, roleLevel: number): boolean =>
  inviter.isActive &&
  (inviter.isMember || can(inviter, 'organisations.act-on-every')) &&
  mayGiveRole(inviter, roleLevel)

/**
 * Whether an existing account may accept an invitation to a role of this level. The account keeps its role in all its
 * organisations, so one that is more powerful would get more than the administrator gave. Levels that act on every
 * organisation gain nothing.
 */
export const mayAcceptWithRole = (account: Actor, roleLevel: number): boolean =>
  can(account, 'organisations.act-on-every') || account.roleLevel >= roleLevel
