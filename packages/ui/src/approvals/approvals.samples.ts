import type { Actor, Approval } from '@tributary/domain'

/** The current time of every sample. */
export const sampleNow = new Date('2026-11-21T07:16:00Z')

const HOUR = 3_600_000
export const hoursAgo = (hours: number) => new Date(sampleNow.getTime() - hours * HOUR)

export const administrator: Actor = { role: 'OrganisationAdmin', roleLevel: 2 }
export const member: Actor = { role: 'User', roleLevel: 4 }

/** A pending request to join, with overrides. */
export const approval = (facts: Partial<Approval> & { says?: string } = {}): Approval => {
  const { says = 'Sefa Tui (sefa.tui@wharfside.example) asks to join Harbour & Pine Group', ...rest } = facts
  return {
    id: 1,
    approvalType: 'JOIN_ORGANISATION',
    approvalStatus: 'PENDING',
    requestedAt: hoursAgo(3),
    approvedAt: null,
    approvedUser: null,
    approvalContext: JSON.stringify({ Description: says }),
    ...rest,
  }
}

/** A pending request for a connector type, with overrides. */
export const connectorRequest = (facts: Partial<Approval> = {}): Approval =>
  approval({
    approvalType: 'ADD_CONNECTOR',
    approvalContext: JSON.stringify({
      Description: 'Sefa Tui (sefa.tui@wharfside.example) asks for WooCommerce in Harbour & Pine Group',
      ConnectorType: 'woocommerce',
      OrganisationId: 'harbour',
    }),
    ...facts,
  })

const longRequest =
  'Maximiliana Oluwaseun-Featherstonehaugh (m.oluwaseun-featherstonehaugh@northshorevets.example) asks to join Northshore Veterinary Partners'

/** Unsorted on purpose, because the grid sorts. */
export const requests: readonly Approval[] = [
  approval({
    id: 4,
    approvalType: 'NEW_ORGANISATION',
    approvalStatus: 'APPROVED',
    approvedAt: hoursAgo(72),
    approvedUser: 'Priya Nair',
    says: 'Jon Dahl (jon@aldervik.example) asks for a new organisation: Aldervik Maritime AS',
  }),
  approval({ id: 1 }),
  approval({
    id: 5,
    approvalStatus: 'REJECTED',
    approvedAt: hoursAgo(9 * 24),
    approvedUser: 'Ingrid Solheim',
    says: 'Old Contractor (old.contractor@mailbox.example) asks to join Kauri Ridge Orchards',
  }),
  approval({
    id: 2,
    approvalType: 'NEW_ORGANISATION',
    says: 'Karin Lindqvist (karin@lindqvistmobler.example) asks for a new organisation: Lindqvist Möbler AB',
  }),
  approval({
    id: 6,
    approvalStatus: 'APPROVED',
    approvedAt: hoursAgo(2),
    approvedUser: 'Ingrid Solheim',
    says: 'Tom Baker (tom@harbourpine.example) asks to join Harbour & Pine Group',
  }),
  approval({ id: 3, says: longRequest }),
]
