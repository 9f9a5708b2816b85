import { catalogue } from '@tributary/sdk/common'

export const connectorsText = catalogue('ui.connectors', {
  assignedUsers: 'Assigned users',
  authorise: 'Authorise',
  setUp: 'Set up',
  yourConnectors: 'Your connectors',
  availableConnectors: 'Available connectors',
  loadingConnectors: 'Loading connectors',
  inUseMoreAvailable: (owned: number, available: number) =>
    `${owned} ${owned === 1 ? 'connector' : 'connectors'} in use, ${available} more available.`,
  loadingInsights: 'Loading insights',
  copyDetail: 'Copy detail',
  close: 'Close',
  started: 'Started',
  completed: 'Completed',
  lastLoaded: 'Last loaded',
  key: 'Key',
  manual: 'Manual',
  automatic: 'Automatic',
  tablesOf: (name: string) => `Tables of ${name}`,
  askYourAdministratorToReconnect: 'Ask your administrator to reconnect it.',
  noRefreshAvailable: 'No refresh available.',
  manageTab: 'Manage tab',
  takingLonger: 'taking longer',
  notAuthorised: 'not authorised',
})
