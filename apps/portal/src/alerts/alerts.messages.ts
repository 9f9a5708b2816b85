import { catalogue } from '@tributary/sdk/common'

export const alertsText = catalogue('portal.alerts', {
  channels: 'Alert channels',
  noOrganisations: 'No organisations',
  loading: 'Loading alert channels',
  saved: 'Your alerts have been saved.',
  accepted: (name: string) => `${name} has accepted the test message.`,
  refused: (name: string) => `${name} has not accepted the test message.`,
})
