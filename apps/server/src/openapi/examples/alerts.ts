import type { alerts as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const settings = {
  Events: ['refresh.failed', 'authorisation.needed'],
  Connectors: 'mine',
  Pace: 'delayed',
  DelayMinutes: 30,
  DailyAt: '08:00',
  Quiet: { From: '22:00', To: '07:00' },
  Zone: 'Europe/Copenhagen',
}
const channel = {
  Id: ids.alertChannel,
  Name: 'Operations',
  Kind: 'slack',
  Host: 'hooks.slack.com',
  Events: ['refresh.failed'],
  Error: null,
}

export const alertsExamples: Examples<typeof feature> = {
  getAlertSettings: { answer: settings },
  saveAlertSettings: { body: settings, answer: written('Your alerts have been saved.', settings) },
  listAlertChannels: { answer: [channel] },
  createAlertChannel: {
    body: {
      Name: 'Operations',
      Kind: 'slack',
      Url: 'https://hooks.slack.com/services/T000/B000/XXXX',
      Events: ['refresh.failed'],
    },
    answer: written('The channel has been added.', channel),
  },
  updateAlertChannel: {
    body: { Name: 'Operations' },
    answer: written('The channel has been saved.', channel),
  },
  deleteAlertChannel: { answer: written('The channel has been deleted.', null) },
  testAlertChannel: { answer: written('The channel has accepted the test message.', channel) },
}
