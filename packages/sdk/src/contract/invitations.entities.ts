import type { Invitation, InvitationOffer, InvitationOutcome } from '@tributary/domain'
import * as z from 'zod/mini'
import { role } from './users.entities.ts'
import { named } from './wire/common.ts'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, text } from './wire/fields.ts'
import { instant } from './wire/instant.ts'

export const invitation = entity<Invitation>({
  id: ['Id', id],
  emailAddress: ['EmailAddress', text],
  firstName: ['FirstName', text],
  lastName: ['LastName', text],
  role: ['Role', role],
  groups: ['Groups', listOf(named)],
  connectors: ['Connectors', listOf(named)],
  invitedBy: ['InvitedBy', text],
  sentAt: ['SentAtUtc', instant],
  expiresAt: ['ExpiresAtUtc', instant],
})

export const invitationOutcome = entity<InvitationOutcome>({
  emailAddress: ['EmailAddress', text],
  outcome: ['Outcome', z.literal(['invited', 'skipped', 'failed'])],
  message: ['Message', text],
})

export const invitationOffer = entity<InvitationOffer>({
  emailAddress: ['EmailAddress', text],
  firstName: ['FirstName', text],
  lastName: ['LastName', text],
  companyName: ['CompanyName', text],
  invitedBy: ['InvitedBy', text],
  role: ['Role', role],
  expiresAt: ['ExpiresAtUtc', instant],
  hasAccount: ['HasAccount', flag],
})
