import type { alerts } from '@tributary/sdk/contract'
import type { InputsOf, Target } from './call-input.ts'

const channel = ({ orgId, of }: Target) => ({ params: { orgId, id: of.alertChannel } })

export const alertInputs: InputsOf<typeof alerts> = {
  getAlertSettings: () => ({}),
  saveAlertSettings: () => ({
    body: {
      ...{ Events: ['refresh.failed'], Connectors: 'mine', Pace: 'daily', DelayMinutes: 5 },
      ...{ DailyAt: '08:00', Quiet: null, Zone: 'Europe/London' },
    },
  }),
  listAlertChannels: ({ orgId }) => ({ params: { orgId } }),
  createAlertChannel: ({ orgId }) => ({
    params: { orgId },
    body: { Name: 'Chat', Kind: 'teams', Url: 'https://chat.example/x', Events: ['refresh.failed'] },
  }),
  updateAlertChannel: (target) => ({ ...channel(target), body: { Name: 'Renamed' } }),
  deleteAlertChannel: channel,
  testAlertChannel: channel,
}
