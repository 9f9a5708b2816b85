import type { Invitation, InvitationOffer } from '@tributary/domain'

export const sampleNow = new Date('2026-03-10T10:00:00Z')
const DAY = 24 * 3_600_000
const daysAgo = (days: number) => new Date(sampleNow.getTime() - days * DAY)

export const sampleRoles = [
  { id: 5, name: 'User', displayName: 'User' },
  { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
  { id: 3, name: 'OrganisationAdmin', displayName: 'Organisation administrator' },
]

export const sampleGroups = [
  { id: 1, name: 'Finance team' },
  { id: 2, name: 'Sales' },
]

export const sampleConnectors = [{ id: 1, name: 'Warehouse files' }]

const [user = { id: 5, name: 'User', displayName: 'User' }] = sampleRoles

const invitation = (id: number, emailAddress: string, days: number): Invitation => ({
  id,
  emailAddress,
  firstName: '',
  lastName: '',
  role: user,
  groups: [],
  connectors: [],
  invitedBy: 'Ana Rewi',
  sentAt: daysAgo(days),
  expiresAt: daysAgo(days - 7),
})

/** Two invitations whose links work, and an expired one. */
export const sampleInvitations: readonly Invitation[] = [
  { ...invitation(1, 'mia.moore@harbourpine.example', 0), groups: [{ id: 1, name: 'Finance team' }] },
  invitation(2, 'a.very.long.address.of.a.new.colleague@subsidiary.harbourpine.example', 3),
  invitation(3, 'lars@harbourpine.example', 9),
]

export const sampleOffer: InvitationOffer = {
  emailAddress: 'mia.moore@harbourpine.example',
  firstName: 'Mia',
  lastName: 'Moore',
  companyName: 'Harbour & Pine Group',
  invitedBy: 'Ana Rewi',
  role: user,
  expiresAt: daysAgo(-7),
  hasAccount: false,
}
