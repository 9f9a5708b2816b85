import { invitationLimits } from '@tributary/domain'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { invitation, invitationOffer, invitationOutcome } from './invitations.entities.ts'
import { organisation } from './organisations.ts'
import { list, nothing, written } from './wire/answers.ts'
import { name, ofOrganisation, organisationId, pageOfOrganisation } from './wire/common.ts'
import { emailAddress, password } from './wire/credentials.ts'
import { id, listOf, textUpTo } from './wire/fields.ts'
import { request } from './wire/request.ts'

/** The token of the mailed link. */
const token = textUpTo(200)
const optionalName = /* @__PURE__ */ z.optional(
  /* @__PURE__ */ z.string().check(z.trim(), /* @__PURE__ */ z.maxLength(100)),
)

export const listInvitations = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'List the invitations to an organisation that are not accepted yet.',
  level: 2,
  query: pageOfOrganisation,
  response: list(invitation),
})

export const invitePeople = endpoint({
  method: 'POST',
  path: '/invitations',
  summary: 'Invite one or more addresses to an organisation.',
  level: 2,
  body: request({
    /** The organisation they are invited to. */
    organisationId,
    /** The people, up to 200. Each succeeds or fails alone. */
    people: [
      'People',
      z
        .array(
          z.strictObject({
            /** The address to invite. */
            emailAddress,
            /** The first name, for the mail and the sign-up form. */
            firstName: optionalName,
            /** The last name, for the sign-up form. */
            lastName: optionalName,
            /** The id of the role, from `listRoles`. Without it, the role of all. */
            roleId: z.optional(id),
          }),
        )
        .check(z.minLength(1), z.maxLength(invitationLimits.people)),
    ],
    /** The id of the role of all without their own, from `listRoles`. */
    roleId: ['RoleId', id],
    /** The ids of the security groups they are assigned to when they accept. */
    groupIds: ['GroupIds', z.optional(z.array(id).check(z.maxLength(invitationLimits.groups)))],
    /** The ids of the connectors they are assigned to when they accept. */
    connectorIds: ['ConnectorIds', z.optional(z.array(id).check(z.maxLength(invitationLimits.connectors)))],
    /** Whether to return only which of them would be refused. Nothing is stored, counted or mailed. */
    checkOnly: ['CheckOnly', z.optional(z.boolean())],
  }),
  longBody: true,
  response: written(listOf(invitationOutcome)),
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{id}/resend',
  summary: 'Mail an invitation again with a new link. The old link stops working.',
  level: 2,
  query: ofOrganisation,
  response: written(invitation),
  errors: [409],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/invitations/{id}',
  summary: 'Withdraw an invitation. Its link stops working.',
  level: 2,
  query: ofOrganisation,
  response: written(nothing),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/accept',
  summary: 'Accept an invitation with the account of the caller.',
  level: 'user',
  body: z.strictObject({
    /** The token of the mailed link. */
    token,
  }),
  response: written(organisation),
  errors: [409],
})

// A POST, so that the token is in no address, and so in no log.
export const openInvitation = endpoint({
  method: 'POST',
  path: '/registration/invitation',
  summary: 'Get an invitation by the token of its link. It stays valid.',
  level: 'public',
  body: z.strictObject({
    /** The token of the mailed link. */
    token,
  }),
  response: invitationOffer,
  errors: [403],
  session: false,
  keyed: false,
})

export const signUpWithInvitation = endpoint({
  method: 'POST',
  path: '/registration/invitation/account',
  summary: 'Sign up with the invited address, and accept the invitation.',
  level: 'public',
  body: z.strictObject({
    /** The token of the mailed link. */
    token,
    /** The first name, trimmed. */
    firstName: name,
    /** The last name, trimmed. */
    lastName: name,
    /** The new password. The policy is in `getAccountOptions`. */
    password,
  }),
  response: written(nothing),
  errors: [403, 409],
  session: false,
})
