/** The alert settings of a user as the server sends them. */
export const settingsRow = (facts: object = {}) => ({
  ...{ Events: ['refresh.failed'], Connectors: 'mine', Pace: 'immediately', DelayMinutes: 15 },
  ...{ DailyAt: '08:00', Quiet: null, Zone: 'Europe/London' },
  ...facts,
})

/** An alert channel as the server sends it. */
export const channelRow = (facts: object = {}) => ({
  ...{ Id: 'operations', Name: '#operations', Kind: 'slack', Host: 'hooks.slack.com' },
  ...{ Events: ['refresh.failed'], Error: null },
  ...facts,
})
