import type { Invitation } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { namesBy } from '../excel/structure/names.ts'
import { hashOf } from '../security/random-token.ts'
import { anyOf } from '../storage/any-of.ts'
import type { Database } from '../storage/schema.ts'

type Db = Kysely<Database>

const rows = (db: Db, organisationId: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('roles', 'roles.id', 'invitations.role_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email as emailAddress',
      'invitations.first_name as firstName',
      'invitations.last_name as lastName',
      'roles.id as roleId',
      'roles.name as roleName',
      'roles.display_name as roleDisplayName',
      'users.first_name as inviterFirstName',
      'users.last_name as inviterLastName',
      'invitations.sent_at as sentAt',
      'invitations.expires_at as expiresAt',
    ])
    .where('invitations.organisation_id', '=', organisationId)

/** Returns the invitations of an organisation, or only the one with this id. The newest first. */
export async function invitationsIn(db: Db, organisationId: string, id?: string): Promise<Invitation[]> {
  const [found, groups, connectors] = await Promise.all([
    rows(db, organisationId)
      .$if(id !== undefined, (query) => query.where('invitations.id', '=', id ?? ''))
      .orderBy('invitations.sent_at', 'desc')
      .orderBy('invitations.id')
      .execute(),
    groupsOf(db, organisationId),
    connectorsOf(db, organisationId),
  ])
  return found.map(({ roleId, roleName, roleDisplayName, inviterFirstName, inviterLastName, ...row }) => ({
    ...row,
    role: { id: roleId, name: roleName, displayName: roleDisplayName },
    invitedBy: `${inviterFirstName} ${inviterLastName}`.trim(),
    groups: groups(row.id),
    connectors: connectors(row.id),
  }))
}

const listsOf = (links: readonly { invitationId: string; id: string; name: string }[]) =>
  namesBy(
    links,
    (row) => row.invitationId,
    ({ id, name }) => ({ id, name }),
  )

const groupsOf = async (db: Db, organisationId: string) =>
  listsOf(
    await db
      .selectFrom('invitation_groups')
      .innerJoin('security_groups', 'security_groups.id', 'invitation_groups.group_id')
      .select(['invitation_id as invitationId', 'security_groups.id', 'security_groups.name'])
      .where('invitation_groups.organisation_id', '=', organisationId)
      .execute(),
  )

const connectorsOf = async (db: Db, organisationId: string) =>
  listsOf(
    await db
      .selectFrom('invitation_connectors')
      .innerJoin('connectors', 'connectors.id', 'invitation_connectors.connector_id')
      .select(['invitation_id as invitationId', 'connectors.id', 'connectors.name'])
      .where('invitation_connectors.organisation_id', '=', organisationId)
      .where('connectors.status', '<>', 'DELETED')
      .execute(),
  )

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

const byToken = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)

/** Finds a valid invitation by its token. */
export const invitationByToken = (db: Db, token: string, now: Date) =>
  byToken(db, token, now).executeTakeFirst()

/** As {@link invitationByToken}, and locks it, so that the second of two uses finds none. */
export const lockInvitation = (trx: Db, token: string, now: Date) =>
  byToken(trx, token, now).forUpdate().executeTakeFirst()

/** Locks the valid invitation of an address to an organisation. */
export const lockInvitationOf = (trx: Db, organisationId: string, emailKey: string, now: Date) =>
  trx
    .selectFrom('invitations')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Locks an invitation of an organisation by its id, expired or not. */
export const lockInvitationById = (trx: Db, organisationId: string, id: string) =>
  trx
    .selectFrom('invitations')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type NewInvitation = {
  organisationId: string
  email: string
  emailKey: string
  firstName: string
  lastName: string
  roleId: number
  tokenHash: string
  invitedBy: string
  sentAt: Date
  expiresAt: Date
}

/** Inserts an invitation, in place of an expired one. Returns undefined if the address has a valid one. */
export async function insertInvitation(trx: Db, invitation: NewInvitation): Promise<string | undefined> {
  const { organisationId, emailKey, sentAt } = invitation
  await trx
    .deleteFrom('invitations')
    .where('organisation_id', '=', organisationId)
    .where('email_key', '=', emailKey)
    .where('expires_at', '<=', sentAt)
    .execute()
  const row = await trx
    .insertInto('invitations')
    .values({
      organisation_id: organisationId,
      email: invitation.email,
      email_key: emailKey,
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      role_id: invitation.roleId,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      sent_at: sentAt,
      expires_at: invitation.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Prepared = { groupIds: readonly string[]; connectorIds: readonly string[] }

/** Stores what the invited user gets when they accept. */
export async function insertPrepared(
  trx: Db,
  organisationId: string,
  invitationId: string,
  { groupIds, connectorIds }: Prepared,
): Promise<void> {
  const of = { organisation_id: organisationId, invitation_id: invitationId }
  if (groupIds.length > 0)
    await trx
      .insertInto('invitation_groups')
      .values(groupIds.map((group_id) => ({ ...of, group_id })))
      .execute()
  if (connectorIds.length > 0)
    await trx
      .insertInto('invitation_connectors')
      .values(connectorIds.map((connector_id) => ({ ...of, connector_id })))
      .execute()
}

/** Returns the ids of what the invited user gets. Groups and connectors that were deleted since are not among them. */
export async function preparedOf(trx: Db, invitationId: string): Promise<Prepared> {
  const groups = await trx
    .selectFrom('invitation_groups')
    .select('group_id as id')
    .where('invitation_id', '=', invitationId)
    .execute()
  const connectors = await trx
    .selectFrom('invitation_connectors')
    .innerJoin('connectors', 'connectors.id', 'invitation_connectors.connector_id')
    .select('connectors.id')
    .where('invitation_id', '=', invitationId)
    .where('connectors.status', '<>', 'DELETED')
    .execute()
  return { groupIds: groups.map(({ id }) => id), connectorIds: connectors.map(({ id }) => id) }
}

export type Resending = Pick<NewInvitation, 'tokenHash' | 'invitedBy' | 'sentAt' | 'expiresAt'>

/** Gives an invitation a new token and expiry. Its old token stops working. */
export const renewInvitation = (
  trx: Db,
  id: string,
  { tokenHash, invitedBy, sentAt, expiresAt }: Resending,
) =>
  trx
    .updateTable('invitations')
    .set({ token_hash: tokenHash, invited_by: invitedBy, sent_at: sentAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()

export const deleteInvitation = (trx: Db, id: string) =>
  trx.deleteFrom('invitations').where('id', '=', id).execute()

/** Returns which of these connectors the organisation has. */
export const ownConnectorsAmong = async (db: Db, organisationId: string, ids: readonly string[]) =>
  (
    await db
      .selectFrom('connectors')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('status', '<>', 'DELETED')
      .where('id', '=', anyOf(ids))
      .execute()
  ).map(({ id }) => id)

/** Returns which of these security groups the organisation has. */
export const ownGroupsAmong = async (db: Db, organisationId: string, ids: readonly string[]) =>
  (
    await db
      .selectFrom('security_groups')
      .select('id')
      .where('organisation_id', '=', organisationId)
      .where('id', '=', anyOf(ids))
      .execute()
  ).map(({ id }) => id)

/** Whether a member of the organisation has this address. */
export const isMemberAddress = async (db: Db, organisationId: string, emailKey: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .innerJoin('user_organisations', 'user_organisations.user_id', 'users.id')
    .select('users.id')
    .where('users.email_key', '=', emailKey)
    .where('users.removed_at', 'is', null)
    .where('user_organisations.organisation_id', '=', organisationId)
    .executeTakeFirst()) !== undefined

export async function pruneInvitations(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute()
}

/** Assigns a member to connectors. */
export async function insertConnectorLinks(
  trx: Db,
  { organisationId, userId }: { organisationId: string; userId: string },
  connectorIds: readonly string[],
): Promise<void> {
  if (connectorIds.length === 0) return
  await trx
    .insertInto('connector_users')
    .values(
      connectorIds.map((connector_id) => ({
        organisation_id: organisationId,
        connector_id,
        user_id: userId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
