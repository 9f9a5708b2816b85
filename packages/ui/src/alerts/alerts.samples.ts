import { type AlertChannel, type AlertSettings, noAlerts } from '@tributary/domain'

/** The settings of a user who gets alerts at work. */
export const alertSettings = (facts: Partial<AlertSettings> = {}): AlertSettings => ({
  ...noAlerts,
  events: ['refresh.failed', 'authorisation.needed'],
  quiet: { from: '22:00', to: '07:00' },
  zone: 'Pacific/Auckland',
  ...facts,
})

export const alertChannel = (facts: Partial<AlertChannel> = {}): AlertChannel => ({
  id: 'operations',
  name: '#operations',
  kind: 'slack',
  host: 'hooks.slack.com',
  events: ['refresh.failed', 'refresh.stuck', 'authorisation.needed', 'approval.waiting'],
  error: null,
  ...facts,
})

export const alertChannels: AlertChannel[] = [
  alertChannel(),
  alertChannel({
    id: 'finance',
    name: 'Finance team',
    kind: 'teams',
    host: 'prod-12.westeurope.logic.azure.com',
    events: ['refresh.failed', 'refresh.stuck'],
    error: 'The channel responded with status 410.',
  }),
  alertChannel({ id: 'warehouse', name: '#warehouse', events: ['refresh.failed'] }),
]
