import type { ReconnectLink, ReconnectOffer } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../connectors.samples.ts'

export const sampleReconnectOffer: ReconnectOffer = {
  companyName: 'Harbour & Pine Ltd',
  connectorName: 'Harbour Xero',
  type: 'xero',
  account: 'Harbour & Pine Ltd',
  askedBy: 'Ingrid Solheim',
  expiresAt: new Date(sampleNow.getTime() + 25 * 60_000),
}

export const sampleReconnectLink: ReconnectLink = {
  id: 1,
  connectorId: 1,
  emailAddress: 'kim@harbourpine.example',
  askedBy: 'Ingrid Solheim',
  sentAt: minutesAgo(5),
  expiresAt: sampleReconnectOffer.expiresAt,
}
